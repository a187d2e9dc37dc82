import { CODE_NAME, describeError } from '../../lab-kit/runtime/describeError';
import { HTTP_LIMITS, type HttpRequest, type HttpResponse } from '../core/http';
import { WEBWOLF, WORLD_START, type ServerJob } from '../core/world';
import { cryptoApi } from './cryptoApi';
import { createFiles } from './files';
import { missingEngine, type EngineHost, type Engines, type Report } from './ports';
import { strongStream, weakStream } from './randomStream';
import { escapeHtml, LabResponse, respond } from './respond';
import { Routes } from './routes';
import { BadRequest, shownRequest } from './shownRequest';
import { createWebWolf } from './webwolf';

const SESSION = 'SESSION';
/** Requests that a server may send while it handles one, so that two servers cannot call each other for ever. */
const MOST_OUTGOING = 50;

/** Indirect eval evaluates in the global scope, so the code cannot see the names of this file. */
const evaluateGlobally = eval;
const { isSafeInteger } = Number;
const toText = String;

/** A running server. */
export interface RunningServer {
  handle: (request: HttpRequest) => HttpResponse;
}

/** Copies a response at once and with saved functions: only plain texts leave the realm of the server's code. */
function plainResponse(answer: LabResponse): HttpResponse {
  const headers: [string, string][] = [];
  const { length } = answer.headers;
  for (let at = 0; at < length && at < HTTP_LIMITS.headers; at += 1) {
    const pair = answer.headers[at];
    if (pair) headers[at] = [toText(pair[0]), toText(pair[1])];
  }
  const body = toText(answer.body);
  const status = isSafeInteger(answer.status) && answer.status >= 100 && answer.status < 600 ? answer.status : 500;
  return {
    status,
    headers,
    body: body.length > HTTP_LIMITS.responseBody ? body.slice(0, HTTP_LIMITS.responseBody) : body,
  };
}

/**
 * Evaluates a server's code and returns the server. Handlers run to their end before the next request, so a server has
 * no `await`; that makes every run repeatable.
 *
 * @param report - called for each event while it happens, so that code which runs later cannot change it
 * @throws what the code throws while it defines its routes
 */
export function createServer(job: ServerJob, engines: Engines, report: Report): RunningServer {
  const { world, language, host, views, code } = job;
  const routes = new Routes();
  const token = strongStream(`${world.secret ?? world.seed}/tokens`);
  const clockSteps = weakStream(`${world.seed}/clock`);
  const sessions = new Map<string, Record<string, unknown>>();
  const webWolf = createWebWolf(language);
  let clock = WORLD_START;
  let outgoing = 0;

  const handle = (request: HttpRequest): HttpResponse => {
    if (request.host === WEBWOLF) return plainResponse(webWolf(request));
    if (request.host !== host) return plainResponse(respond.text(`No such host: ${request.host}`, 404));
    clock += 200 + Math.floor(clockSteps() * 1800);
    try {
      return plainResponse(answer(request));
    } catch (thrown) {
      if (thrown instanceof BadRequest) return plainResponse(respond.text(thrown.message, 400));
      const error = describeError(thrown);
      report({ type: 'error', error });
      return plainResponse(respond.text(`${error.name}: ${error.message}`, 500));
    }
  };

  const answer = (request: HttpRequest): LabResponse => {
    const shown = shownRequest(request);
    const found = routes.find(shown.method, shown.path);
    if ('allowed' in found) {
      return found.allowed.length > 0
        ? respond.text('Method not allowed', 405).header('Allow', found.allowed.join(', '))
        : respond.text('Not found', 404);
    }
    const known = sessions.get(shown.cookies[SESSION] ?? '');
    const session = known ?? {};
    const result = found.handler({ ...shown, params: found.params, session });
    if (!(result instanceof LabResponse)) {
      const isPromise = typeof (result as PromiseLike<unknown> | undefined)?.then === 'function';
      throw new TypeError(
        isPromise
          ? 'The handler is async; handlers in this lab must return their response directly'
          : 'The handler returned no response; return respond.html(…), respond.json(…), respond.text(…) or respond.redirect(…)',
      );
    }
    if (!known && Object.keys(session).length > 0) {
      const id = token(16);
      sessions.set(id, session);
      result.cookie(SESSION, id);
    }
    return result;
  };

  const send = (request: HttpRequest): HttpResponse => {
    outgoing += 1;
    if (outgoing > MOST_OUTGOING) throw new Error(`The server sent more than ${MOST_OUTGOING} requests`);
    const response = handle(request);
    report({ type: 'outgoing', request, status: response.status });
    return response;
  };
  const files = createFiles(world.files, report);
  const engineHost: EngineHost = {
    readFile: (path) => files.read(path),
    listFolder: (path) => files.list(path),
    fetch: send,
    report: (kind, text) =>
      report(kind === 'query' ? { type: 'query', sql: text } : { type: 'command', command: text }),
  };
  const given: Readonly<Record<string, unknown>> = {
    route: routes.add,
    respond,
    escapeHtml,
    language,
    data: world.data,
    random: weakStream(`${world.seed}/random`),
    now: () => clock,
    log: (text: unknown) => report({ type: 'log', text: toText(text) }),
    files,
    db: engines.sql?.(engineHost, world.sql) ?? { query: missingEngine('sql') },
    parseXml: engines.xml?.(engineHost) ?? missingEngine('xml'),
    shell: engines.shell?.(engineHost) ?? missingEngine('shell'),
    fetchUrl: (address: string, init: { method?: string; body?: string } = {}) => {
      const match = /^https?:\/\/([^/?#\s]+)(\S*)$/i.exec(toText(address));
      if (!match) throw new TypeError(`fetchUrl: "${toText(address)}" is no http address`);
      const [, to = '', target = ''] = match;
      const { method = 'GET', body = '' } = init;
      const { status, body: text } = send({ method, host: to.toLowerCase(), target: target || '/', headers: [], body });
      return { status, body: text };
    },
    ...cryptoApi(token),
  };
  // The realm's own generator is no stronger than the lab's, and a server with the same seed must give the same numbers.
  Math.random = weakStream(`${world.seed}/math`);
  // For the same reason its `Date` tells the time of the world, as `now()` does.
  const RealDate = Date;
  RealDate.now = () => clock;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [clock] : args, newTarget) as Date,
    apply: () => new RealDate(clock).toString(),
  });
  RealDate.prototype.constructor = Date;
  const names = Object.keys(given);
  const pages = evaluateGlobally(
    `(function (${names.join()}) {'use strict';${views}\n;return typeof views === 'undefined' ? {} : views;\n})`,
  ) as (...args: unknown[]) => unknown;
  // One function around the code lets it declare any of the names itself.
  const start = evaluateGlobally(
    `(function (${names.join()}, views) {'use strict';return (function () {${code}\n})();\n})\n//# sourceURL=${CODE_NAME}`,
  ) as (...args: unknown[]) => unknown;
  const values = Object.values(given);
  start(...values, pages(...values));
  return {
    handle(request) {
      outgoing = 0;
      return handle(request);
    },
  };
}
