import vm from 'node:vm';
import type { UncaughtError } from '../../lab-kit/core/outcome';
import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import { CODE_NAME } from '../../lab-kit/runtime/describeError';
import type { Exchange, HttpRequest, ServerEvent } from '../core/http';
import { ServerBroken, ServerStopped, type OpenServer } from '../core/labServer';
import type { EngineName, ServerJob } from '../core/world';
import { createShell } from '../engine/shell';
import { createSql } from '../engine/sql';
import { createXml } from '../engine/xml';
import type * as Runtime from '../runtime/createServer';
import type { Engines } from '../runtime/ports';
import { runtimeSource } from './bundle';

let sql: Promise<Engines['sql']> | undefined;

/** The engines that a lab has declared, in Node's own realm. */
async function openEngines(names: readonly EngineName[]): Promise<Engines> {
  if (names.includes('sql')) sql ??= startSqlite().then(createSql);
  return {
    ...(names.includes('xml') && { xml: createXml }),
    ...(names.includes('shell') && { shell: createShell }),
    ...(names.includes('sql') && { sql: await sql }),
  };
}

/** Longer than the page's two seconds, because a machine that runs tests may be busy. */
const LIMIT_MS = 5000;

function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** The line of a syntax error, which only the compiler knows. */
function syntaxErrorLine(code: string): number | undefined {
  try {
    new vm.Script(`() => {${code}\n}`, { filename: CODE_NAME });
    return undefined;
  } catch (error) {
    return Number(/:(\d+)/.exec((error as Error).stack ?? '')?.[1]) || undefined;
  }
}

function describe(thrown: unknown, code: string): UncaughtError {
  const { name, message, stack } = thrown as Error;
  const line = Number(new RegExp(`${CODE_NAME}:(\\d+)`).exec(String(stack))?.[1]) || syntaxErrorLine(code);
  return { name: String(name), message: String(message), ...(line && { line }) };
}

/**
 * Starts a lab's server in a context of Node, for tests: with the language's own globals only, and a limit of time for
 * each request. A context of `node:vm` is no protection against attackers; readers' code runs in their own browser.
 */
export const openInNode: OpenServer = async (job) => {
  const engines = await openEngines(job.engines);
  const realm = vm.createContext(Object.assign(Object.create(null) as vm.Context, { TextEncoder, TextDecoder }), {
    codeGeneration: { strings: true, wasm: false },
  });
  let events: ServerEvent[] = [];
  const report = (event: ServerEvent) => void events.push(structuredClone(event));
  const { createServer } = vm.runInContext(runtimeSource(), realm) as typeof Runtime;
  /** Only code that a script of the realm calls has a limit of time. */
  const timed = <T>(work: () => T): T => {
    realm.call = work;
    return vm.runInContext('(() => { const { call } = globalThis; delete globalThis.call; return call(); })()', realm, {
      timeout: LIMIT_MS,
    }) as T;
  };
  const parse = vm.runInContext('JSON.parse', realm) as typeof JSON.parse;
  let number = 0;
  let server: Runtime.RunningServer;
  try {
    server = timed(() => createServer(parse(JSON.stringify(job)) as ServerJob, engines, report));
  } catch (thrown) {
    throw isTimeout(thrown) ? new ServerStopped('time') : new ServerBroken(describe(thrown, job.code));
  }
  return {
    send(request) {
      events = [];
      try {
        const response = structuredClone(timed(() => server.handle(parse(JSON.stringify(request)) as HttpRequest)));
        number += 1;
        return Promise.resolve({ number, request, response, events } satisfies Exchange);
      } catch (thrown) {
        if (isTimeout(thrown)) return Promise.reject(new ServerStopped('time', request));
        throw thrown;
      }
    },
    close: () => undefined,
  };
};
