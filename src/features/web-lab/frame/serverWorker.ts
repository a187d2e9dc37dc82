import type { UncaughtError } from '../../lab-kit/core/outcome';
import { describeError } from '../../lab-kit/runtime/describeError';
import { serveReader, type Replying } from '../../lab-kit/sandbox/serveReader';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import type { EngineSource } from '../core/engineSource';
import type { ServerEvent } from '../core/http';
import { createServer, type RunningServer } from '../runtime/createServer';
import type { Engines } from '../runtime/ports';
import type { ServerTasks } from './messages';

const evaluateGlobally = eval;

/** Starts the engines before any of the lab's code; each script evaluates to a promise of a function that takes its module. */
async function startEngines(sources: readonly EngineSource[]): Promise<Engines> {
  const engines: Record<string, unknown> = {};
  for (const { name, script, wasm } of sources) {
    const create = await (evaluateGlobally(script) as Promise<(wasm: ArrayBuffer | undefined) => Promise<unknown>>);
    engines[name] = await create(wasm);
  }
  return engines;
}

let tellEvent: Replying<unknown, ServerEvent>['tell'] = () => undefined;
let server: RunningServer | undefined;

async function open({ job, engines }: ServerTasks['open']['input']): Promise<{ readonly error?: UncaughtError }> {
  try {
    const started = await startEngines(engines);
    switchOff(globalThis);
    switchOff(globalThis, ['postMessage', 'close', 'setTimeout', 'setInterval']);
    server = createServer(job, started, (event) => tellEvent(event));
    return {};
  } catch (thrown) {
    return { error: describeError(thrown) };
  }
}

serveReader<ServerTasks>({
  open(input, { answer, tell }) {
    tellEvent = tell;
    void open(input).then(answer);
  },
  send(request, { answer, tell }) {
    tellEvent = tell;
    if (server) answer(server.handle(request));
  },
});
