import { callScript, GENERATOR_FUNCTION, runNow, type Waiting } from './waits';

const waits = (callback: unknown) =>
  callback instanceof Function && Object.getPrototypeOf(callback) === GENERATOR_FUNCTION;

type Loop = (this: readonly unknown[], call: (index: number) => Waiting, args: readonly unknown[]) => Waiting;

function* search(list: readonly unknown[], call: (index: number) => Waiting, fromEnd: boolean): Waiting<number> {
  for (let step = 0; step < list.length; step += 1) {
    const index = fromEnd ? list.length - 1 - step : step;
    if (yield* call(index)) return index;
  }
  return -1;
}

/** The methods of arrays that call back, for callbacks that wait. */
const LOOPS: Readonly<Record<string, Loop>> = {
  *forEach(call) {
    for (let index = 0; index < this.length; index += 1) yield* call(index);
  },
  *map(call) {
    const results: unknown[] = [];
    for (let index = 0; index < this.length; index += 1) results.push(yield* call(index));
    return results;
  },
  *flatMap(call) {
    const results: unknown[] = [];
    for (let index = 0; index < this.length; index += 1) results.push(yield* call(index));
    return results.flat();
  },
  *filter(call) {
    const kept: unknown[] = [];
    for (let index = 0; index < this.length; index += 1) {
      const item = this[index];
      if (yield* call(index)) kept.push(item);
    }
    return kept;
  },
  *some(call) {
    return (yield* search(this, call, false)) >= 0;
  },
  *every(call) {
    for (let index = 0; index < this.length; index += 1) if (!(yield* call(index))) return false;
    return true;
  },
  *find(call) {
    return this[yield* search(this, call, false)];
  },
  *findIndex(call) {
    return yield* search(this, call, false);
  },
  *findLast(call) {
    return this[yield* search(this, call, true)];
  },
  *findLastIndex(call) {
    return yield* search(this, call, true);
  },
};

function* fold(list: readonly unknown[], callback: unknown, initial: readonly unknown[], fromEnd: boolean): Waiting {
  const entries = [...list.entries()];
  if (fromEnd) entries.reverse();
  let result = initial.length > 0 ? initial[0] : entries.shift()?.[1];
  for (const [index, item] of entries) result = yield* callScript(callback, [result, item, index, list]);
  return result;
}

function replace(target: object, name: string, make: (original: (...args: unknown[]) => unknown) => unknown): void {
  const original = Reflect.get(target, name) as unknown;
  if (typeof original !== 'function') return;
  Object.defineProperty(target, name, {
    value: make(original as (...args: unknown[]) => unknown),
    writable: true,
    configurable: true,
  });
}

/** Makes a method run its callback at once, since what it does with the result cannot wait. */
function withoutWaiting(target: object, name: string): void {
  replace(target, name, (original) => {
    return function (this: unknown, ...args: unknown[]) {
      const plain = args.map((arg) =>
        waits(arg)
          ? function (this: unknown, ...inner: unknown[]) {
              return runNow(Reflect.apply(arg as () => unknown, this, inner));
            }
          : arg,
      );
      return Reflect.apply(original, this, plain);
    };
  });
}

let isAccepting = false;

/**
 * Lets the language's own methods call functions of a script, which are generators if they call something. Call it in
 * the realm in which scripts run: it changes the prototypes there, once.
 */
export function acceptWaitingCallbacks(): void {
  if (isAccepting) return;
  isAccepting = true;
  for (const [name, loop] of Object.entries(LOOPS)) {
    replace(Array.prototype, name, (original) => {
      return function (this: readonly unknown[], ...args: unknown[]) {
        const [callback, self] = args;
        if (!waits(callback)) return Reflect.apply(original, this, args);
        return loop.call(this, (index) => callScript(callback, [this[index], index, this], self), args);
      };
    });
  }
  for (const name of ['reduce', 'reduceRight']) {
    replace(Array.prototype, name, (original) => {
      return function (this: readonly unknown[], ...args: unknown[]) {
        const [callback, ...initial] = args;
        return waits(callback)
          ? fold(this, callback, initial, name === 'reduceRight')
          : Reflect.apply(original, this, args);
      };
    });
  }
  for (const collection of [Map.prototype, Set.prototype]) {
    replace(collection, 'forEach', (original) => {
      return function (this: Map<unknown, unknown> | Set<unknown>, ...args: unknown[]) {
        const [callback, self] = args;
        if (!waits(callback)) return Reflect.apply(original, this, args);
        const entries = [...this.entries()];
        return (function* (collected): Waiting {
          for (const [key, value] of entries) yield* callScript(callback, [value, key, collected], self);
          return undefined;
        })(this);
      };
    });
  }
  for (const name of ['sort', 'toSorted']) withoutWaiting(Array.prototype, name);
  for (const name of ['replace', 'replaceAll']) withoutWaiting(String.prototype, name);
  for (const name of ['parse', 'stringify']) withoutWaiting(JSON, name);
  replace(Array, 'from', (original) => {
    return function (this: unknown, ...args: unknown[]) {
      const [items, callback, self] = args;
      if (!waits(callback)) return Reflect.apply(original, Array, args);
      const list = Reflect.apply(original, Array, [items]) as readonly unknown[];
      const { map } = LOOPS;
      return map?.call(list, (index) => callScript(callback, [list[index], index], self), args);
    };
  });
}
