import vm from 'node:vm';
import type { AnswerRun, AnswerRunner } from '../../core/judgeAnswer';
import type { BuildJob } from '../../runtime/buildRuntime';
import type * as Runtime from '../../runtime/buildRuntime';
import { runtimeSource } from '../bundle';
import { countSteps } from './countSteps';

/**
 * Maximum number of steps: approaches need fewer than a million, and an answer that makes more than this on the small
 * cases would be stopped in the reader's browser.
 */
const LIMIT = 2_000_000;

let runtimeScript: vm.Script | undefined;

/**
 * Runs an answer in a separate realm as the build does, but in this thread and with a limit of steps instead of time,
 * for the thousands of runs that mutants need. It must only be given code of the repository.
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
  // Times are zero, so no answer is too slow.
  const run: AnswerRun = {
    ...outcome,
    ...(reference && { reference: { ...reference, ms: 0 } }),
    ...(large && { large: { ...large, ms: 0 } }),
  };
  return Promise.resolve(run);
};
