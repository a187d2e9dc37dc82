import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type * as Runtime from '../runtime/buildRuntime';
import { CODE_NAME } from '../../lab-kit/runtime/describeError';
import { threadName } from './cpuTime';

/** The messages of the thread, in this order: the name under which the system reports its CPU time, and the outcome. */
export type ThreadMessage = { readonly thread: string | undefined } | { readonly outcome: Runtime.BuildOutcome };

const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

const { runtime: runtimeSource, job } = workerData as { runtime: string; job: string };

/** A realm without any object of this one: it has only the language's own globals and what the runtime adds. */
const realm = vm.createContext(Object.create(null) as vm.Context, {
  codeGeneration: { strings: true, wasm: false },
});
const runtime = vm.runInContext(runtimeSource, realm, { filename: 'code-lab-runtime.js' }) as typeof Runtime;

/** Only the compiler knows the line of a syntax error, and reports it in the first line of the stack. */
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
  // Copied with this realm's function, because the code may have changed those of its own realm. The code can still
  // prevent its answers from being recorded.
  const outcome = structuredClone(runtime.finish());
  outcome.returned = Object.values(outcome.returned);
  if (outcome.error?.name === 'SyntaxError' && !outcome.error.line) {
    outcome.error.line = syntaxErrorLine((JSON.parse(job) as Runtime.BuildJob).code);
  }
  tell({ outcome });
}

void run();
