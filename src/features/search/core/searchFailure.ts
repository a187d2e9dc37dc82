import type { SearchErrorCode } from './types';

/** Why a search has no answer, by what a reader can do about it. */
export type SearchFailure =
  /** Nothing answers: the network, or all hosts of the service. */
  | 'unreachable'
  /** The service knows this site's key as wrong, or as one that may not search. */
  | 'refused'
  /** There is no index, or a damaged one. */
  | 'missing'
  /** The service has been asked too often. */
  | 'busy'
  /** The service takes the request for wrong. */
  | 'misunderstood'
  /** The browser has stopped the engine. */
  | 'stopped';

const OF_ENGINE: Record<SearchErrorCode, SearchFailure> = {
  'missing-index': 'missing',
  'corrupt-index': 'missing',
  // A network that wants a sign-in first answers like this.
  'page-instead': 'unreachable',
  network: 'unreachable',
  worker: 'stopped',
};

const OF_SERVICE: Partial<Record<number, SearchFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  410: 'missing',
  429: 'busy',
};

function ofStatus(status: number): SearchFailure {
  return OF_SERVICE[status] ?? (status >= 400 && status < 500 ? 'misunderstood' : 'unreachable');
}

/** What an error of a search client means: of Algolia's, which names the status, or of the embedded one, which has a code. */
export function failureOf(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.cause !== undefined) return failureOf(error.cause);
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === 'number') return ofStatus(status);
  return Object.hasOwn(OF_ENGINE, String(code)) ? OF_ENGINE[code as SearchErrorCode] : 'unreachable';
}
