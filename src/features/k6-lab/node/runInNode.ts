import vm from 'node:vm';
import { RunStopped, type RunScript } from '../core/lab/grade';
import type { RunResult } from '../core/run/types';
import type * as Runtime from '../runtime/runRealm';
import { runtimeSource } from './bundle';

/** Longer than the page allows, because a machine that runs tests may be busy. */
const LIMIT_MS = 30_000;

let compiled: vm.Script | undefined;

/**
 * Runs a script in a new context of Node, for tests and the build: with the language's own globals and those that the
 * engine needs. A context of `node:vm` is no protection against attackers; readers' scripts run in their own browser.
 */
export const runInNode: RunScript = async (input) => {
  const realm = vm.createContext(
    Object.assign(Object.create(null) as vm.Context, {
      URLSearchParams,
      TextEncoder,
      performance: { now: () => performance.now() },
      input: JSON.stringify(input),
    }),
  );
  compiled ??= new vm.Script(`(input) => ${runtimeSource()}.runRealm(JSON.parse(input))`);
  const run = compiled.runInContext(realm) as (input: string) => ReturnType<typeof Runtime.runRealm>;
  realm.run = run;
  try {
    // Only code that a script of the realm calls has a limit of time.
    const result = vm.runInContext('run(input)', realm, { timeout: LIMIT_MS }) as RunResult;
    return await Promise.resolve(structuredClone(result));
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new RunStopped('time');
    throw error;
  }
};
