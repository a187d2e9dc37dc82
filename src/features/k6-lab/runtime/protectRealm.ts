/** What the engine and a script share, apart from plain objects, whose methods scripts may have under the same names. */
const SHARED: readonly object[] = [
  Array.prototype,
  Map.prototype,
  Set.prototype,
  WeakMap.prototype,
  String.prototype,
  Number.prototype,
  RegExp.prototype,
  Function.prototype,
  Object,
  Array,
  Number,
  String,
  JSON,
  Reflect,
];
const ITERATORS: readonly object[] = [[][Symbol.iterator](), new Map().entries(), new Set().values()].map(
  (iterator) => Object.getPrototypeOf(iterator) as object,
);
/** The engine replaces these for a run, and puts them back. */
const REPLACED: readonly PropertyKey[] = ['random'];

function fix(target: object): void {
  for (const key of Reflect.ownKeys(target)) {
    const property = Object.getOwnPropertyDescriptor(target, key);
    if (!property?.configurable || REPLACED.includes(key)) continue;
    Object.defineProperty(target, key, { configurable: false, ...('value' in property && { writable: false }) });
  }
  Object.preventExtensions(target);
}

/**
 * Keeps a script from changing what the engine works with, which runs in the same realm: a script that made
 * `Array.prototype.push` lose samples would have measured nothing. Called before the script runs, after the engine has
 * replaced the methods that call back.
 */
export function protectRealm(): void {
  for (const target of [...SHARED, ...ITERATORS, Math]) fix(target);
  // New properties would be seen where the engine leaves a field out; the existing ones stay as they are, because a
  // script may set `toString` of its own objects.
  Object.preventExtensions(Object.prototype);
}
