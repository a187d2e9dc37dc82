import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { callInside, withChrootServer, type ServerProduct } from '../../scripts/recordings/chrootServer';

const BIN = '/usr/lib/rabbitmq/bin';

/** A running broker: its folder, its port on the loopback address, and how its command-line tool is called there. */
export interface Broker {
  readonly url: string;
  readonly version: string;
  /** Command that runs `rabbitmqctl` next to the broker; its arguments follow. */
  readonly control: readonly string[];
}

/** Ports on the loopback address that are free now. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map(async (server) => once(server.close(), 'close')));
  return ports;
}

/** Settings of a node without configuration and plugins, whose three ports are on the loopback address. */
function environmentOf(inside: string, [amqp, distribution, epmd]: readonly number[]): string[] {
  return Object.entries({
    HOME: `${inside}/data`,
    RABBITMQ_NODENAME: 'rabbit@127.0.0.1',
    RABBITMQ_USE_LONGNAME: 'true',
    RABBITMQ_MNESIA_BASE: `${inside}/data`,
    RABBITMQ_LOG_BASE: `${inside}/run`,
    RABBITMQ_PID_FILE: `${inside}/run/pid`,
    RABBITMQ_CONFIG_FILE: `${inside}/run/none`,
    RABBITMQ_ADVANCED_CONFIG_FILE: `${inside}/run/none`,
    RABBITMQ_ENABLED_PLUGINS_FILE: `${inside}/data/plugins`,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: amqp,
    RABBITMQ_DIST_PORT: distribution,
    ERL_EPMD_PORT: epmd,
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  }).map(([name, value]) => `${name}=${value}`);
}

/** Starts a new RabbitMQ broker with default settings, and stops it afterwards. */
export async function withRabbitmq<T>(use: (broker: Broker) => T): Promise<T> {
  const ports = await freePorts(3);
  const product: ServerProduct = {
    name: 'RabbitMQ 4',
    variable: 'RABBITMQ_ROOT',
    program: `${BIN}/rabbitmq-server`.slice(1),
    user: 'rabbitmq',
    // It listens on TCP only. The file says that it is starting, and `rabbitmqctl` waits until it has started.
    socket: 'pid',
    initialize: () => ['true'],
    endWith: 'SIGTERM',
    serve: (inside) => ['env', ...environmentOf(inside, ports), `${BIN}/rabbitmq-server`],
  };
  let stopNames = (): void => undefined;
  try {
    return await withChrootServer(product, ({ root, inside }) => {
      const environment = environmentOf(inside, ports);
      const call = (command: readonly string[]) => callInside(root, ['env', ...environment, ...command], 'rabbitmq');
      // Erlang starts this name server by itself and leaves it running; it has a port of its own here.
      stopNames = () => void spawnSync('chroot', [root, 'env', `ERL_EPMD_PORT=${ports[2]}`, 'epmd', '-kill']);
      call([`${BIN}/rabbitmqctl`, 'await_startup', '--timeout', '60']);
      const version = call([`${BIN}/rabbitmqctl`, '--quiet', 'version']).trim();
      const url = `amqp://127.0.0.1:${ports[0]}`;
      const as = ['chroot', '--userspec=rabbitmq:rabbitmq', root, 'env', ...environment];
      return Promise.resolve(use({ url, version, control: [...as, `${BIN}/rabbitmqctl`] }));
    });
  } finally {
    stopNames();
  }
}
