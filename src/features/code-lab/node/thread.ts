import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Runtime from '../runtime/buildRuntime';
import { CODE_NAME } from '../runtime/describeError';
import { threadName } from './cpuTime';

/** What the thread says, in this order: under which name the system tells its CPU time, and what came out. */
export type ThreadMessage = { readonly thread: string | undefined } | { readonly outcome: Runtime.BuildOutcome };

const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

const { runtime: runtimeSource, job } = workerData as { runtime: string; job: string };

/** A realm without any object of this one: only the language's own globals, then what the runtime adds. */
const realm = vm.createContext(Object.create(null) as vm.Context, {
  codeGeneration: { strings: true, wasm: false },
});
const runtime = vm.runInContext(runtimeSource, realm, { filename: 'code-lab-runtime.js' }) as typeof Runtime;

/** Only the compiler knows the line of a syntax error, and tells it in the first line of the stack. */
function syntaxErrorLine(code: string): number | undefined {
  try {
    new vm.Script(`async () => {${code}\n}`, { filename: CODE_NAME });
    return undefined;
  } catch (error) {
    return Number(/:(\d+)/.exec((error as Error).stack ?? '')?.[1]) || undefined;
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function run(): Promise<void> {
  tell({ thread: threadName() });
  process.on('unhandledRejection', (reason) => runtime.reject(reason));
  runtime.start(job);
  await turn();
  while (runtime.advance()) await turn();
  // Copied by this realm: what the code has changed in its own takes no part. It may keep its answers from being noted.
  const outcome = structuredClone(runtime.finish());
  outcome.returned = Object.values(outcome.returned);
  if (outcome.error?.name === 'SyntaxError' && !outcome.error.line) {
    outcome.error.line = syntaxErrorLine((JSON.parse(job) as Runtime.BuildJob).code);
  }
  tell({ outcome });
}

void run();
