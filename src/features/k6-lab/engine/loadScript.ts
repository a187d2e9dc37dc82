import { ConfigurationError } from '../core/problem';
import { compileScript, type CompiledScript } from './compileScript';
import { createData } from './modules/data';
import { createExecution } from './modules/execution';
import { createHttp } from './modules/http';
import { createK6 } from './modules/k6';
import { createMetrics } from './modules/metrics';
import type { VuContext } from './modules/VuContext';
import { LabProblem, lineOfError, SCRIPT_NAME } from './scriptErrors';
import { runNow, waitKind, type Waiting } from './waits';

type Program = (...parameters: readonly unknown[]) => Waiting;

/** A script that virtual users can load. */
export interface LoadedScript extends Omit<CompiledScript, 'code'> {
  /** Runs the init code for one virtual user. @returns what it exports */
  readonly initialise: (context: VuContext) => Record<string, unknown>;
}

const CREATE: Readonly<Record<string, (context: VuContext) => Record<string, unknown>>> = {
  k6: createK6,
  'k6/data': createData,
  'k6/execution': createExecution,
  'k6/http': createHttp,
  'k6/metrics': createMetrics,
};

type Print = (level: 'error' | 'info' | 'warn', values: readonly unknown[]) => void;

function consoleOf(print: Print): Record<string, (...values: readonly unknown[]) => void> {
  return {
    log: (...values) => print('info', values),
    info: (...values) => print('info', values),
    debug: (...values) => print('info', values),
    warn: (...values) => print('warn', values),
    error: (...values) => print('error', values),
  };
}

const MOST_CHARACTERS = 2000;
const MOST_ROUNDS = 1_000_000;

/** Makes what every round of a loop calls, for one virtual user. */
function countRounds({ test }: VuContext): (line: number) => void {
  let rounds = 0;
  let since = -1;
  return (line) => {
    rounds += 1;
    if (rounds < MOST_ROUNDS) return;
    rounds = 0;
    const now = test.now();
    if (now === since) {
      throw new LabProblem({ code: 'endless-loop', line, found: String(MOST_ROUNDS), expected: 'sleep(1)' });
    }
    since = now;
  };
}

function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) {
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return '[object Object]';
    }
  }
  return String(value);
}

/**
 * Compiles a script and makes a program of it in this realm.
 *
 * @throws ConfigurationError
 */
export function loadScript(source: string): LoadedScript {
  const { code, ...rest } = compileScript(source);
  // The realm is a sandbox: an isolated worker in the page, a context of its own in tests.
  const program = (0, eval)(`${code}\n//# sourceURL=${SCRIPT_NAME}`) as Program;
  const initialise = (context: VuContext) => {
    // Most scripts import two of them, and there may be ten thousand virtual users.
    const modules = new Map<string, Record<string, unknown>>();
    const load = (request: string, name: string) => {
      const loaded = modules.get(request) ?? CREATE[request]?.(context) ?? {};
      modules.set(request, loaded);
      return name === 'default' || name === '*' ? { ...loaded, default: loaded } : loaded[name];
    };
    const open = (name: unknown): string => {
      if (!context.isInit) throw new Error('the "open" function is only available in the init stage');
      const key = String(name).replace(/^\.\//, '');
      const content = context.test.files[key];
      if (content !== undefined && Object.hasOwn(context.test.files, key)) return content;
      const line = lineOfError(new Error());
      const expected = Object.keys(context.test.files).join(', ') || 'const data = [ … ]';
      throw new LabProblem({
        code: 'unknown-file',
        found: String(name),
        expected,
        ...(line && { line }),
      });
    };
    const print: Print = (level, values) => {
      const text = values.map(printed).join(' ').slice(0, MOST_CHARACTERS);
      context.test.log({ level, text, ...(!context.isInit && { time: context.test.now() / 1000 }) });
    };
    const exports: Record<string, unknown> = {};
    const vu = {
      get id() {
        return context.id;
      },
      get iteration() {
        return context.iteration;
      },
    };
    // `__ENV` differs by scenario, so it is looked up when the script reads it.
    const env = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? context.env[name] : undefined) });
    const parameters = [load, exports, waitKind, runNow, countRounds(context), vu, open, env, consoleOf(print)];
    context.isInit = true;
    runNow(Reflect.apply(program, undefined, parameters));
    context.isInit = false;
    return exports;
  };
  return { ...rest, initialise };
}

/** Whether an error ends the run as a fault of the script's configuration. */
export function isProblem(error: unknown): error is ConfigurationError | LabProblem {
  return error instanceof ConfigurationError || error instanceof LabProblem;
}
