import type { SearchErrorCode } from './types';

/** Why a search failed, classified by what the reader can do about it. */
export type SearchFailure =
  /** Neither the network nor any host of the service answers. */
  | 'unreachable'
  /** The service rejects this site's key as unknown, or as not allowed to search. */
  | 'refused'
  /** The index is missing or damaged. */
  | 'missing'
  /** The service has received too many requests. */
  | 'busy'
  /** The service rejects the request as invalid. */
  | 'misunderstood'
  /** The browser has stopped the engine. */
  | 'stopped';

const OF_ENGINE: Record<SearchErrorCode, SearchFailure> = {
  'missing-index': 'missing',
  'corrupt-index': 'missing',
  // A captive portal answers every request with its sign-in page.
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

/** Classifies the error of a search client: Algolia's errors have a status, those of the embedded client a code. */
export function failureOf(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.cause !== undefined) return failureOf(error.cause);
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (typeof status === 'number') return ofStatus(status);
  return Object.hasOwn(OF_ENGINE, String(code)) ? OF_ENGINE[code as SearchErrorCode] : 'unreachable';
}
