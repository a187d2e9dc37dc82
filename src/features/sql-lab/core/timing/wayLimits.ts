/** Number of ways in a `timed` fence. */
export const MIN_WAYS = 2;
export const MAX_WAYS = 4;

/** Longer than elsewhere, because a deliberately slow query needs a little more time on a phone. */
export const QUERY_MS = 5_000;
