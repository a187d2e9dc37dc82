import type { UncaughtError } from '../../lab-kit/core/outcome';
import { createConsole } from '../../lab-kit/runtime/createConsole';
import { describeError, printErrorsWithoutStack } from '../../lab-kit/runtime/describeError';
import { evaluateCode } from '../../lab-kit/runtime/evaluate';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import type { SendOptions } from '../core/client';
import { headerOf, type HttpResponse } from '../core/http';
import type { ScriptAnswer, ScriptReport, ScriptStart } from './messages';

interface WorkerScope {
  postMessage: (message: { type: 'ready' } | { secret: string; report: ScriptReport }) => void;
  addEventListener: <Data>(
    name: 'message',
    listener: (event: { data: Data }) => void,
    options?: { once: boolean },
  ) => void;
}

/** The response as a script sees it. */
interface ShownResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** Cookies that the response sets, by name. */
  cookies: Record<string, string>;
  json: () => unknown;
}

const scope = globalThis as unknown as WorkerScope;
const post = scope.postMessage.bind(scope);

function shownResponse({ status, headers, body }: HttpResponse): ShownResponse {
  const cookies = headers.flatMap(([name, value]) => {
    const at = value.indexOf('=');
    return name.toLowerCase() === 'set-cookie' && at > 0
      ? [[value.slice(0, at), value.slice(at + 1).split(';')[0] ?? '']]
      : [];
  });
  return {
    status,
    body,
    headers: Object.fromEntries(headers.map(([name]) => [name.toLowerCase(), headerOf(headers, name) ?? ''])),
    cookies: Object.fromEntries(cookies) as Record<string, string>,
    json: () => JSON.parse(body) as unknown,
  };
}

function start({ code, secret }: ScriptStart): void {
  const report = (message: ScriptReport) => post({ secret, report: message });
  const waiting = new Map<number, (answer: ScriptAnswer) => void>();
  let calls = 0;
  printErrorsWithoutStack();
  globalThis.console = createConsole((entry) => report({ type: 'entry', entry })) as unknown as Console;
  switchOff(globalThis);
  Object.assign(globalThis, {
    send: (method: unknown, address: unknown, options: SendOptions = {}) =>
      new Promise<ShownResponse>((resolve, reject) => {
        calls += 1;
        waiting.set(calls, ({ response, refusal }) =>
          response ? resolve(shownResponse(response)) : reject(new Error(refusal ?? 'no response')),
        );
        // Only plain data can leave; anything else is an error of the script.
        const plain = JSON.parse(JSON.stringify(options)) as SendOptions;
        report({ type: 'call', call: calls, method: String(method), address: String(address), options: plain });
      }),
  });
  scope.addEventListener<ScriptAnswer>('message', ({ data }) => {
    waiting.get(data.call)?.(data);
    waiting.delete(data.call);
  });
  const end = (error?: UncaughtError) => report({ type: 'ended', ...(error && { error }) });
  evaluateCode(code).then(
    () => end(),
    (thrown: unknown) => end(describeError(thrown)),
  );
}

scope.addEventListener<ScriptStart>(
  'message',
  ({ data }) => {
    try {
      start(data);
    } catch (thrown) {
      post({ secret: data.secret, report: { type: 'ended', error: describeError(thrown) } });
    }
  },
  { once: true },
);
post({ type: 'ready' });
