import type { SqlError } from '../types';

/** Why the lab could not fetch a file. */
export type FetchProblem =
  /** There was no response. */
  | 'unreachable'
  /** The site does not have the file, or no longer has it. */
  | 'gone'
  /** The site, or something on the way to it, responded with another error status. */
  | 'refused'
  /** The response is not the file, but for instance the sign-in page of a captive portal. */
  | 'wrong'
  /** A script of the page failed to load or to run. */
  | 'script'
  /** A worker does not start even with a script fetched anew: it is damaged, or the browser cannot or may not run it. */
  | 'damaged'
  /** The browser, or one of its extensions, blocks workers. */
  | 'blocked';

const MISSING = [404, 410];

/** Thrown when a file could not be fetched. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';

  constructor(
    readonly problem: FetchProblem,
    message: string,
  ) {
    super(message);
  }
}

/** The failure for a response with an error status. */
export function refusal(url: string, status: number): FetchFailure {
  return new FetchFailure(MISSING.includes(status) ? 'gone' : 'refused', `${url} answered ${status}.`);
}

function problemOf(error: unknown): FetchProblem | undefined {
  if (error instanceof FetchFailure) return error.problem;
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'script' : undefined;
}

/** Converts a failed fetch to the error of a run. */
export function downloadError(error: unknown): SqlError {
  const problem = problemOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'download', message, ...(problem && { problem }) };
}
