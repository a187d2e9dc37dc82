// Taken before any answer runs, which may replace them.
const { isArray } = Array;
const { keys, getPrototypeOf, prototype } = Object;

/**
 * A copy of what an answer returned, made at once: the answer may change its own later, or give another each time it is
 * asked. Of plain data only; a function, a Map or an instance of a class becomes `undefined`, which no case expects.
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
  // An iterator may have been replaced.
  // eslint-disable-next-line @typescript-eslint/prefer-for-of
  for (let at = 0; at < names.length; at += 1) copy[names[at] as string] = copyPlain(source[names[at] as string]);
  return copy;
}
