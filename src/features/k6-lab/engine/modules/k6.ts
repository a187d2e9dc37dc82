import type { Tags } from '../../core/metrics/registry';
import { callScript, isWaiting, SleepPause, startWaiting, waitFor, waitKind, type Waiting } from '../waits';
import type { VuContext } from './VuContext';

const LONGEST_SLEEP_S = 24 * 3600;

/** Conditions of a check, one after the other; the first that waits makes the rest wait as well. */
class Check {
  isPassed = true;
  private at = 0;
  private readonly names: readonly string[];

  constructor(
    private readonly context: VuContext,
    private readonly value: unknown,
    private readonly sets: Readonly<Record<string, unknown>>,
    private readonly tags: Tags,
  ) {
    this.names = Object.keys(sets);
  }

  /** @returns the result of a condition that has to be waited for, or undefined when all are known */
  run(): unknown {
    while (this.at < this.names.length) {
      const result = this.begin();
      if (waitKind(result) !== 0) return result;
      this.end(Boolean(result));
    }
    return undefined;
  }

  *wait(first: unknown): Waiting<boolean> {
    for (let waiting = first; waiting !== undefined; waiting = this.run()) {
      let isMet = false;
      try {
        isMet = Boolean(yield* waitFor(waiting));
      } finally {
        this.end(isMet);
      }
    }
    return this.isPassed;
  }

  /** A condition that throws counts as failed, and the error goes on. */
  private begin(): unknown {
    const condition = this.sets[this.names[this.at] ?? ''];
    if (typeof condition !== 'function') return condition;
    try {
      const result: unknown = condition(this.value);
      // Most code that could wait does not.
      return isWaiting(result) ? startWaiting(result) : result;
    } catch (error) {
      this.end(false);
      throw error;
    }
  }

  private end(isMet: boolean): void {
    const { context, tags } = this;
    const name = this.names[this.at] ?? '';
    this.at += 1;
    this.isPassed &&= isMet;
    const { test } = context;
    test.check(
      context.group,
      name,
      isMet,
      test.registry.isSplit ? { ...context.tags, check: name, ...tags } : context.tags,
    );
  }
}

const NO_TAGS: Tags = {};

/** Makes the module `k6` for one virtual user. */
export function createK6(context: VuContext): Record<string, unknown> {
  const sleep = (seconds: unknown) => {
    if (context.isInit) throw new Error('sleep() cannot be called in the init context');
    const wanted = Number(seconds);
    return wanted > 0 ? new SleepPause(Math.min(wanted, LONGEST_SLEEP_S) * 1000) : undefined;
  };
  const check = (value: unknown, sets: unknown, tags: Tags = NO_TAGS) => {
    if (typeof sets !== 'object' || sets === null)
      throw new Error(
        "check() needs an object of named conditions: check(response, { 'status is 200': (r) => r.status === 200 })",
      );
    const checking = new Check(context, value, sets as Record<string, unknown>, tags);
    const waiting = checking.run();
    return waiting === undefined ? checking.isPassed : checking.wait(waiting);
  };
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
