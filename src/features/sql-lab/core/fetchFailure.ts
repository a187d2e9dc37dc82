import type { SqlError } from './types';

/** Why something that the lab fetches could not be had. */
export type FetchProblem =
  /** Nothing answered. */
  | 'unreachable'
  /** The site has no such file, or has it no more. */
  | 'gone'
  /** The site, or something on the way to it, refused with a status of its own. */
  | 'refused'
  /** What answered is not the file: a network's sign-in page in its place, for instance. */
  | 'wrong'
  /** A script of the page did not come, or could not be run. */
  | 'script'
  /** The browser, or an extension of it, lets no worker start. */
  | 'blocked';

const MISSING = [404, 410];

/** Thrown where a file could not be had. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';

  constructor(
    readonly problem: FetchProblem,
    message: string,
  ) {
    super(message);
  }
}

/** The failure that an answer with an error's status stands for. */
export function refusal(url: string, status: number): FetchFailure {
  return new FetchFailure(MISSING.includes(status) ? 'gone' : 'refused', `${url} answered ${status}.`);
}

function problemOf(error: unknown): FetchProblem | undefined {
  if (error instanceof FetchFailure) return error.problem;
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'script' : undefined;
}

/** The error of a run for which something could not be fetched. */
export function downloadError(error: unknown): SqlError {
  const problem = problemOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'download', message, ...(problem && { problem }) };
}
