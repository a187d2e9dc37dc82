import { inspect } from 'node-inspect-extracted';
import { compareValues } from '../core/compareValues';
import type {
  CaseResult,
  CasesJob,
  ClassCase,
  Comparator,
  FunctionCase,
  Json,
  ProblemCase,
  ShownCase,
} from '../core/problem';
import { describeError } from './describeError';
import { evaluateDeclaration } from './evaluate';

const TEXT_LIMIT = 1500;

type Callable = (...args: unknown[]) => unknown;
type Constructible = new (...args: unknown[]) => Record<string, unknown>;

function show(value: unknown): string {
  const text = inspect(value, {
    depth: 6,
    compact: true,
    breakLength: Infinity,
    maxArrayLength: 60,
    maxStringLength: 400,
  });
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…` : text;
}

function showArguments(args: readonly Json[]): string {
  return args.map(show).join(', ');
}

function copy<T extends Json | readonly Json[]>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function isClassCase(item: ProblemCase): item is ClassCase {
  return 'calls' in item;
}

/** A case as text: the call with its arguments, or the sequence of calls, one a line. */
export function showCase(name: string, item: ProblemCase): ShownCase {
  if (!isClassCase(item)) return { input: `${name}(${showArguments(item.args)})`, expected: show(item.expected) };
  return {
    input: [
      `new ${name}(${showArguments(item.construct)})`,
      ...item.calls.map(([method, args]) => `${method}(${showArguments(args)})`),
    ].join('\n'),
    expected: ['', ...item.calls.map((call) => (call.length > 2 ? show(call[2]) : ''))].join('\n'),
  };
}

function judgeFunction(answer: Callable, item: FunctionCase, compare: Comparator): { got: string; passed: boolean } {
  const got = answer(...copy(item.args));
  return { got: show(got), passed: compareValues(got, item.expected, compare) };
}

interface ClassVerdict {
  got: string;
  passed: boolean;
  failedCall?: number;
  thrown?: unknown;
}

function judgeClass(answer: Constructible, item: ClassCase, compare: Comparator): ClassVerdict {
  const lines: string[] = [''];
  const instance = new answer(...copy(item.construct));
  for (const [index, [method, args, ...expected]] of item.calls.entries()) {
    try {
      const call = instance[method];
      if (typeof call !== 'function') throw new TypeError(`${method} is not a method of the class`);
      const got: unknown = Reflect.apply(call, instance, copy(args));
      lines.push(expected.length > 0 ? show(got) : '');
      if (expected.length > 0 && !compareValues(got, expected[0], compare)) {
        return { got: lines.join('\n'), passed: false, failedCall: index };
      }
    } catch (thrown) {
      return { got: lines.join('\n'), passed: false, failedCall: index, thrown };
    }
  }
  return { got: lines.join('\n'), passed: true };
}

/**
 * Judges an answer on each case in turn; a case that throws fails alone, the others still run.
 * Arguments are copied for each call, so an answer may change them.
 *
 * @param code - declares the function or class `job.name`
 * @param report - receives each verdict as it is reached
 * @throws what the code throws while it is being declared, and a ReferenceError when it declares no such name
 */
export function runCases(code: string, job: CasesJob, report: (result: CaseResult) => void): void {
  const answer = evaluateDeclaration(code, job.name);
  if (typeof answer !== 'function') throw new ReferenceError(`${job.name} is not defined: the answer must declare it`);
  for (const [index, item] of job.cases.entries()) {
    const shown = { index, ...showCase(job.name, item) };
    try {
      const verdict: ClassVerdict = isClassCase(item)
        ? judgeClass(answer as Constructible, item, job.compare)
        : judgeFunction(answer as Callable, item, job.compare);
      const { thrown, ...rest } = verdict;
      report({ ...shown, ...rest, ...('thrown' in verdict && { error: describeError(thrown) }) });
    } catch (thrown) {
      report({ ...shown, passed: false, error: describeError(thrown) });
    }
  }
}
