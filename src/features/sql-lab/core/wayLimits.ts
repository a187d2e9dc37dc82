/** Ways of a `timed` fence. */
export const MIN_WAYS = 2;
export const MAX_WAYS = 4;

/** A query that is slow on purpose needs a little more than elsewhere, on a phone. */
export const QUERY_MS = 5_000;
