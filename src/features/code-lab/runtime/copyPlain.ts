// Saved before any answer runs, because answers may replace them.
const { isArray } = Array;
const { keys, getPrototypeOf, prototype } = Object;

/**
 * Copies a value returned by an answer. It must be copied at once, because the answer may change the original later or
 * return different values from getters. Only plain data are copied; a function, a Map or an instance of a class becomes
 * `undefined`, which no case expects.
 */
export function copyPlain(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) {
    const copy: unknown[] = [];
    const { length } = value;
    for (let at = 0; at < length; at += 1) copy[at] = copyPlain(value[at]);
    return copy;
  }
  const above: unknown = getPrototypeOf(value);
  if (above !== prototype && above !== null) return undefined;
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  const names = keys(source);
  // The iterator may have been replaced, so this loop uses an index.
  // eslint-disable-next-line @typescript-eslint/prefer-for-of
  for (let at = 0; at < names.length; at += 1) copy[names[at] as string] = copyPlain(source[names[at] as string]);
  return copy;
}
