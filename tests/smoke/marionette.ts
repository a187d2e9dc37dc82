import { connect, type Socket } from 'node:net';
import { marionetteCommand, type Send } from './commands';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A connection to Firefox's own remote protocol, to which geckodriver translates WebDriver: messages are JSON arrays
 * behind their length, `[0, id, command, parameters]` and `[1, id, error, result]`.
 */
class Marionette {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private received = Buffer.alloc(0);

  constructor(private readonly socket: Socket) {
    socket.on('data', (part) => {
      this.received = Buffer.concat([this.received, part]);
      this.readAll();
    });
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has closed the connection.'));
    });
  }

  ask(command: string, parameters: object): Promise<unknown> {
    const id = (this.lastId += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private readAll(): void {
    for (;;) {
      const colon = this.received.indexOf(':');
      const length = Number(this.received.subarray(0, Math.max(colon, 0)));
      const end = colon + 1 + length;
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as unknown;
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [
        1,
        number,
        { error: string; message: string } | null,
        { value: unknown },
      ];
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting?.resolve(result.value);
    }
  }
}

/** Opens a session with a Firefox that listens on a port. */
export async function openMarionette(port: number): Promise<{ send: Send; end: () => Promise<unknown> }> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(port, '127.0.0.1', () => resolve(opening));
    opening.once('error', reject);
  });
  const firefox = new Marionette(socket);
  await firefox.ask('WebDriver:NewSession', {});
  return {
    send: (command, parameters = {}) => firefox.ask(marionetteCommand(command), parameters),
    end: () => firefox.ask('Marionette:Quit', { flags: ['eForceQuit'] }),
  };
}
