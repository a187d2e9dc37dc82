import { withChrootServer, type RunningServer, type ServerProduct } from '../../scripts/recordings/chrootServer';

const MYSQL: ServerProduct = {
  name: 'MySQL 9.7',
  variable: 'MYSQL_ROOT',
  program: 'usr/sbin/mysqld',
  user: 'mysql',
  socket: 'socket',
  initialize: (inside) => ['/usr/sbin/mysqld', '--no-defaults', `--datadir=${inside}/data`, '--initialize-insecure'],
  endWith: 'SIGTERM',
  serve: (inside) => [
    '/usr/sbin/mysqld',
    '--no-defaults',
    `--datadir=${inside}/data`,
    `--socket=${inside}/run/socket`,
    `--pid-file=${inside}/run/pid`,
    `--log-error=${inside}/run/log`,
    '--skip-networking',
    '--mysqlx=OFF',
    '--default-time-zone=+00:00',
  ],
};

/** Starts a new MySQL server with default settings, and stops it afterwards. */
export function withMysql<T>(use: (server: RunningServer) => Promise<T>): Promise<T> {
  return withChrootServer(MYSQL, use);
}
