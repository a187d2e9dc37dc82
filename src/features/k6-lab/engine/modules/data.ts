import { runNow } from '../waits';
import type { VuContext } from './VuContext';

/** Makes `k6/data` for one virtual user. All of them share an array with the same name, which cannot be changed. */
export function createData(context: VuContext): Record<string, unknown> {
  function SharedArray(name: unknown, make: unknown): readonly unknown[] {
    if (!context.isInit) throw new Error('new SharedArray must be called in the init context');
    if (typeof name !== 'string' || name === '') throw new Error("empty name provided to SharedArray's constructor");
    const known = context.test.shared.get(name);
    if (known) return known;
    if (typeof make !== 'function')
      throw new Error("a function is expected as the second argument of SharedArray's constructor");
    const made = runNow(Reflect.apply(make, undefined, []));
    if (!Array.isArray(made)) throw new Error('only arrays can be made into SharedArray');
    const shared = deepFreeze(JSON.parse(JSON.stringify(made)) as unknown[]);
    context.test.shared.set(name, shared);
    return shared;
  }
  return { SharedArray };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
