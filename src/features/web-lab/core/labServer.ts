import type { StopReason, UncaughtError } from '../../lab-kit/core/outcome';
import type { Exchange, HttpRequest } from './http';
import type { ServerJob } from './world';

/** A server that runs in a realm of its own: a browser's sandbox, or a context of Node. */
export interface LabServer {
  /** @throws ServerStopped if the server does not answer in time; it is of no use any more then */
  send: (request: HttpRequest) => Promise<Exchange>;
  close: () => void;
}

/**
 * Starts a server.
 *
 * @throws ServerBroken if the code fails before it serves anything
 * @throws ServerStopped if it does not start in time
 */
export type OpenServer = (job: ServerJob) => Promise<LabServer>;

/** Thrown when a server's code cannot be evaluated. */
export class ServerBroken extends Error {
  override name = 'ServerBroken';

  constructor(readonly error: UncaughtError) {
    super(`${error.name}: ${error.message}`);
  }
}

/** Thrown when a server was stopped from outside. */
export class ServerStopped extends Error {
  override name = 'ServerStopped';

  constructor(
    readonly reason: StopReason,
    /** The request that it did not answer. */
    readonly request?: HttpRequest,
  ) {
    super(`The server was stopped (${reason})`);
  }
}
