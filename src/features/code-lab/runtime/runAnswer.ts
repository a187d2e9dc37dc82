import { inspect } from 'node-inspect-extracted';
import type { CaseInput, CasesJob, ClassInput, LargeJob, LargeRun, ReferenceRun, Returned } from '../core/problem';
import { copyPlain } from './copyPlain';
import { countLooks } from './countLooks';
import { describeError } from '../../lab-kit/runtime/describeError';
import { evaluateDeclaration } from '../../lab-kit/runtime/evaluate';

// An answer may replace everything in its realm, so all functions used during and after its run are saved before.
const { apply, construct } = Reflect;

const TEXT_LIMIT = 1500;

type Answer = (...args: unknown[]) => unknown;

/** Methods whose return value is ignored, by name. */
type Silent = Readonly<Record<string, boolean>>;

/** Receives each value when it is returned, before the next call. */
type Keep = (value: unknown) => void;

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

/** Has no prototype, to which an answer could add names. */
function silentOf(voids: readonly string[]): Silent {
  return Object.assign(Object.create(null) as object, Object.fromEntries(voids.map((name) => [name, true])));
}

function declared(code: string, name: string): Answer {
  const answer = evaluateDeclaration(code, name);
  if (typeof answer !== 'function') throw new ReferenceError(`${name} is not defined`);
  return answer as Answer;
}

function runClass(answer: Answer, input: ClassInput, silent: Silent, keep: Keep): void {
  const instance = construct(answer, input.construct) as Record<string, unknown>;
  keep(undefined);
  const { calls } = input;
  // Neither iterators nor destructuring may be used, because the answer may have replaced the iterator.
  // oxlint-disable-next-line typescript/prefer-for-of
  for (let at = 0; at < calls.length; at += 1) {
    const call = calls[at] as ClassInput['calls'][number];
    const name = call[0];
    const method = instance[name];
    if (typeof method !== 'function') throw new TypeError(`${name} is not a method of the class`);
    const value: unknown = apply(method as Answer, instance, call[1]);
    keep(silent[name] ? undefined : value);
  }
}

function run(answer: Answer, input: CaseInput, silent: Silent, keep: Keep): void {
  if ('calls' in input) runClass(answer, input, silent, keep);
  else keep(apply(answer, undefined, input.args));
}

/**
 * Runs an answer on each case in turn and reports the returned values; if a case throws, the others still run. The
 * values are judged elsewhere, because the answer could manipulate functions used for judging here. The arguments are
 * passed without copying, each only once.
 *
 * @param code - declares the function or class `job.name`
 * @param report - receives the values returned on each case
 * @throws what the declaration throws, or a ReferenceError if the code does not declare the name
 */
export function runCases(code: string, job: CasesJob, report: (returned: Returned) => void): void {
  const silent = silentOf(job.voids);
  const answer = declared(code, job.name);
  for (let index = 0; index < job.inputs.length; index += 1) {
    const values: unknown[] = [];
    const texts: string[] = [];
    let count = 0;
    const keep = (value: unknown) => {
      values[count] = copyPlain(value);
      texts[count] = show(value);
      count += 1;
    };
    try {
      run(answer, job.inputs[index] as CaseInput, silent, keep);
      report({ index, values, texts });
    } catch (thrown) {
      report({ index, values, texts, error: describeError(thrown) });
    }
  }
}

/** Number of array elements and calls in the inputs, which an answer must at least inspect. */
function sizeOf(inputs: readonly CaseInput[]): number {
  const sizes = inputs.map((input) =>
    'calls' in input
      ? input.calls.length
      : input.args.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function runTimed(
  code: string,
  job: LargeJob,
  inputs: readonly CaseInput[],
  clock: () => number,
  looks: () => number,
): LargeRun {
  const values: unknown[][] = [];
  const silent = silentOf(job.voids);
  let error: LargeRun['error'];
  // The time includes the declaration, in which an answer may compute something.
  const start = clock();
  try {
    const answer = declared(code, job.name);
    for (let index = 0; index < inputs.length; index += 1) {
      const own: unknown[] = [];
      let count = 0;
      values[index] = own;
      run(answer, inputs[index] as CaseInput, silent, (value) => {
        own[count] = copyPlain(value);
        count += 1;
      });
    }
  } catch (thrown) {
    error = describeError(thrown);
  }
  const ms = clock() - start;
  return { values, ms, looks: looks(), ...(error && { error }) };
}

/**
 * Runs the reference on the inputs of a large case, then an answer on a copy of them. Both are timed in the same realm,
 * so that a slow device slows down both.
 *
 * @param clock - returns milliseconds; saved before any answer runs
 * @param reportReference - called before the answer is loaded
 */
export function runLarge(
  code: string,
  job: LargeJob,
  clock: () => number,
  reportReference: (run: ReferenceRun) => void,
  reportAnswer: (run: LargeRun) => void,
): void {
  const generate = declared(job.generate, 'generate') as () => CaseInput[];
  const runReference = () => runTimed(job.reference, job, generate(), clock, () => 0);
  // The first run may include one-time work of the realm, which would make the limit too generous. Each run drops its
  // inputs before the next one generates its own: in a full heap, collecting garbage would take most of the time.
  const first = runReference().ms;
  const reference = runReference();
  const inputs = generate();
  reportReference({ ...reference, ms: Math.min(first, reference.ms), size: sizeOf(inputs) });
  reportAnswer(runTimed(code, job, inputs, clock, countLooks()));
}
