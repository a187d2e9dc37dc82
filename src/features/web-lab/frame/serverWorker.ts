import { describeError } from '../../lab-kit/runtime/describeError';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import type { EngineSource } from '../core/engineSource';
import type { HttpRequest } from '../core/http';
import { createServer, type RunningServer } from '../runtime/createServer';
import type { Engines } from '../runtime/ports';
import type { ServerReport, ServerStart } from './messages';

interface WorkerScope {
  postMessage: (message: { type: 'ready' } | { secret: string; report: ServerReport }) => void;
  addEventListener: <Data>(
    name: 'message',
    listener: (event: { data: Data }) => void,
    options?: { once: boolean },
  ) => void;
}

const scope = globalThis as unknown as WorkerScope;
// Saved before the server's code runs, which may replace it.
const send = scope.postMessage.bind(scope);
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

async function start({ job, engines, secret }: ServerStart): Promise<void> {
  const post = (report: ServerReport) => send({ secret, report });
  let server: RunningServer;
  try {
    const started = await startEngines(engines);
    switchOff(globalThis);
    switchOff(globalThis, ['postMessage', 'close', 'setTimeout', 'setInterval']);
    server = createServer(job, started, (event) => post({ type: 'event', event }));
  } catch (thrown) {
    post({ type: 'broken', error: describeError(thrown) });
    return;
  }
  scope.addEventListener<HttpRequest>('message', ({ data }) =>
    post({ type: 'response', response: server.handle(data) }),
  );
  post({ type: 'opened' });
}

scope.addEventListener<ServerStart>('message', ({ data }) => void start(data), { once: true });
send({ type: 'ready' });
