import { callScript, isWaiting, type Waiting } from '../waits';
import type { VuContext } from './VuContext';

const LONGEST_SLEEP_S = 24 * 3600;

/** Makes the module `k6` for one virtual user. */
export function createK6(context: VuContext): Record<string, unknown> {
  function* sleep(seconds: unknown): Waiting {
    if (context.isInit) throw new Error('sleep() cannot be called in the init context');
    const wanted = Number(seconds);
    if (wanted > 0) yield { kind: 'sleep', ms: Math.min(wanted, LONGEST_SLEEP_S) * 1000 };
    return undefined;
  }
  function* check(value: unknown, sets: unknown, tags: Record<string, string> = {}): Waiting<boolean> {
    if (typeof sets !== 'object' || sets === null) throw new Error('check() needs an object of named conditions');
    let isPassed = true;
    for (const [name, condition] of Object.entries(sets)) {
      let isMet = false;
      try {
        const result: unknown = typeof condition === 'function' ? condition(value) : condition;
        isMet = Boolean(isWaiting(result) ? yield* result : result);
      } finally {
        // A condition that throws counts as failed, and the error goes on.
        context.test.check(
          context.group,
          name,
          isMet,
          context.test.registry.isSplit ? { ...context.tags, check: name, ...tags } : context.tags,
        );
      }
      isPassed &&= isMet;
    }
    return isPassed;
  }
  function* group(name: unknown, run: unknown): Waiting {
    if (context.isInit) throw new Error('group() cannot be called in the init context');
    const outer = context.group;
    const begun = context.test.now();
    context.setGroup(`${outer}::${String(name)}`);
    try {
      return yield* callScript(run, []);
    } finally {
      context.test.sample('group_duration', context.test.now() - begun, context.tags);
      context.setGroup(outer);
    }
  }
  return {
    sleep,
    check,
    group,
    fail: (reason: unknown) => {
      throw new Error(String(reason ?? ''));
    },
    randomSeed: () => undefined,
  };
}
