import { createConsole } from '../../lab-kit/runtime/createConsole';
import { describeError, printErrorsWithoutStack } from '../../lab-kit/runtime/describeError';
import { evaluateCode } from '../../lab-kit/runtime/evaluate';
import { serveReader } from '../../lab-kit/sandbox/serveReader';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import type { SendOptions } from '../core/client';
import { headerOf, type HttpResponse } from '../core/http';
import type { ScriptAnswer, ScriptReport, ScriptTasks } from './messages';

/** The response as a script sees it. */
interface ShownResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** Cookies that the response sets, by name. */
  cookies: Record<string, string>;
  json: () => unknown;
}

/** Calls of the script that wait for their response. */
const waiting = new Map<number, (answer: ScriptAnswer) => void>();

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

function start(
  code: string,
  tell: (report: ScriptReport) => void,
  answer: (ended: ScriptTasks['run']['answer']) => void,
): void {
  let calls = 0;
  printErrorsWithoutStack();
  globalThis.console = createConsole((entry) => tell({ type: 'entry', entry })) as unknown as Console;
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
        tell({ type: 'call', call: calls, method: String(method), address: String(address), options: plain });
      }),
  });
  evaluateCode(code).then(
    () => answer({}),
    (thrown: unknown) => answer({ error: describeError(thrown) }),
  );
}

serveReader<ScriptTasks>({
  run({ code }, { answer, tell }) {
    try {
      start(code, tell, answer);
    } catch (thrown) {
      answer({ error: describeError(thrown) });
    }
  },
  respond(response, { answer }) {
    waiting.get(response.call)?.(response);
    waiting.delete(response.call);
    answer(null);
  },
});
