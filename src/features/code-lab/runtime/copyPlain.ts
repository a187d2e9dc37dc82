// Saved before any answer runs, because answers may replace them.
const { isArray } = Array;
const { keys, getPrototypeOf, getOwnPropertyDescriptor, prototype } = Object;
const { apply } = Reflect;
const typedArray = getPrototypeOf(Int8Array.prototype) as object;
const getterOf = (name: PropertyKey) => getOwnPropertyDescriptor(typedArray, name)?.get as () => unknown;
const kindOfTyped = getterOf(Symbol.toStringTag);
const lengthOfTyped = getterOf('length');

/** The elements of a typed array, which no answer can disguise; undefined for any other object. */
function copyTyped(value: object): unknown[] | undefined {
  if (apply(kindOfTyped, value, []) === undefined) return undefined;
  const length = apply(lengthOfTyped, value, []) as number;
  const copy: unknown[] = [];
  for (let at = 0; at < length; at += 1) copy[at] = (value as Record<number, unknown>)[at];
  return copy;
}

/**
 * Copies a value returned by an answer. It must be copied at once, because the answer may change the original later or
 * return different values from getters. Only plain data are copied, a typed array as an array; a function, a Map or an instance
 * of a class becomes `undefined`, which no case expects.
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
  const typed = copyTyped(value);
  if (typed) return typed;
  const above: unknown = getPrototypeOf(value);
  if (above !== prototype && above !== null) return undefined;
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  const names = keys(source);
  // The iterator may have been replaced, so this loop uses an index.
  // oxlint-disable-next-line typescript/prefer-for-of
  for (let at = 0; at < names.length; at += 1) copy[names[at] as string] = copyPlain(source[names[at] as string]);
  return copy;
}
