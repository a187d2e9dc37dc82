import vm from 'node:vm';
import type { AnswerRun, AnswerRunner } from '../../core/judgeAnswer';
import type { BuildJob } from '../../runtime/buildRuntime';
import type * as Runtime from '../../runtime/buildRuntime';
import { runtimeSource } from '../bundle';
import { countSteps } from './countSteps';

/**
 * Steps of a run that ends, at the most: approaches need fewer than a million, and who makes so many on the small cases,
 * or goes from large to larger, is stopped in the reader's browser.
 */
const LIMIT = 2_000_000;

let runtimeScript: vm.Script | undefined;

/**
 * Runs an answer as the build does, in a realm of its own, but by steps in place of a clock and in this thread: for the
 * thousands of runs that mutants need. What it is given must be code of the repository.
 */
export const runCounted: AnswerRunner = (code, answer) => {
  const realm = vm.createContext(Object.create(null) as vm.Context, {
    codeGeneration: { strings: true, wasm: false },
  });
  runtimeScript ??= new vm.Script(runtimeSource(), { filename: 'code-lab-runtime.js' });
  const runtime = runtimeScript.runInContext(realm) as typeof Runtime;
  const job: BuildJob = { code: countSteps(code, LIMIT), nondeterministic: false, answer };
  runtime.start(JSON.stringify(job));
  const { reference, large, ...outcome } = structuredClone(runtime.finish());
  // By this clock no answer is too slow.
  const run: AnswerRun = {
    ...outcome,
    ...(reference && { reference: { ...reference, ms: 0 } }),
    ...(large && { large: { ...large, ms: 0 } }),
  };
  return Promise.resolve(run);
};
