import { compareResults } from '../grading/compareResults';
import { sentText, type InjectionProgram, type ProgramVersion } from './injectionPrograms';
import { lastResult } from '../grading/lastResult';
import type { Execution, SqlError, StatementResult } from '../types';

/** Runs a text on a fresh copy of the bookshop. */
export type RunText = (
  sql: string,
  options: { readonly parameters?: readonly string[]; readonly setup?: readonly string[] },
) => Promise<Execution>;

/** The outcome of an input: the program refused it, or the engine answered the query. */
export type Outcome =
  { readonly refusal: string } | { readonly results: readonly StatementResult[]; readonly error?: SqlError };

/** The reader's prediction for the second program, given the answer of the first. */
export type Prediction = 'same' | 'none' | 'other' | 'error';
export const PREDICTIONS: readonly Prediction[] = ['same', 'none', 'other', 'error'];

/** Passes inputs to a version of a program, and runs what the program sends. */
export async function giveInput(
  version: ProgramVersion,
  inputs: readonly string[],
  run: RunText,
  setup: readonly string[] = [],
): Promise<Outcome> {
  const sent = version.send(inputs);
  if ('refusal' in sent) return sent;
  const { pieces, parameters } = sent;
  const execution = await run(sentText(pieces), { setup, ...(parameters && { parameters }) });
  return { results: execution.results, ...(!execution.ok && { error: execution.error }) };
}

/** The error of an outcome that failed because of the engine, not because of the query. */
export function engineFailure(outcome: Outcome): SqlError | undefined {
  return 'error' in outcome && outcome.error && outcome.error.kind !== 'sql' ? outcome.error : undefined;
}

const isRefused = (outcome: Outcome) => 'refusal' in outcome || outcome.error !== undefined;

/** The rows that the program shows its user, which are those of the last query. */
function rowsOf(outcome: Outcome): StatementResult | undefined {
  return 'refusal' in outcome ? undefined : lastResult(outcome);
}

/** Whether two outcomes have the same effect for the user and for the database. */
export function isSameOutcome(left: Outcome, right: Outcome): boolean {
  if (isRefused(left) || isRefused(right)) return isRefused(left) && isRefused(right);
  if ('refusal' in left || 'refusal' in right || left.results.length !== right.results.length) return false;
  return left.results.every((result, index) => {
    const other = right.results[index];
    return other !== undefined && compareResults(result, other, { order: true, columnNames: false }).length === 0;
  });
}

/** Classifies the second outcome relative to the first. */
export function classify(first: Outcome, second: Outcome): Prediction {
  if (isRefused(second)) return 'error';
  if (rowsOf(second)?.rowCount === 0) return 'none';
  return isSameOutcome(first, second) ? 'same' : 'other';
}

/** Whether an input has made the joining program reveal what it must keep secret. */
export async function reachesGoal(
  { goal, versions: [joined], versions, right }: InjectionProgram,
  inputs: readonly string[],
  outcome: Outcome,
  run: RunText,
): Promise<boolean> {
  const answer = rowsOf(outcome);
  if (isRefused(outcome) || !answer) return false;
  switch (goal.kind) {
    case 'shows': {
      const { results } = await run(goal.secrets, {});
      const typed = inputs.join('\n').toLowerCase();
      // An email that the reader typed is not a leak, but one found in a larger value that was not typed is.
      const secrets = (results[0]?.rows ?? [])
        .map(([value]) => String(value).toLowerCase())
        .filter((secret) => !typed.includes(secret));
      const shown = answer.rows.flat().map((value) => String(value).toLowerCase());
      return secrets.some((secret) => shown.some((value) => value.includes(secret)));
    }
    case 'enters': {
      const proper = versions.find(({ id }) => id === right) ?? joined;
      const honest = rowsOf(await giveInput(proper, inputs, run));
      return answer.rowCount === 1 && answer.rows[0]?.includes(goal.as) === true && honest?.rowCount === 0;
    }
    case 'depends':
      // A random order differs even without the change, so it proves nothing.
      return (
        isSameOutcome(outcome, await giveInput(joined, inputs, run)) &&
        !isSameOutcome(outcome, await giveInput(joined, inputs, run, [goal.change]))
      );
  }
}

/** The outcome of an input under a cure, and whether it is the desired one. */
export interface ProbeVerdict {
  readonly inputs: readonly string[];
  readonly outcome: Outcome;
  readonly isRight: boolean;
}

/** Tests a cure with all its probes, comparing it with the correct version. */
export async function tryCure(
  { versions, right, probes }: InjectionProgram,
  version: ProgramVersion,
  run: RunText,
): Promise<ProbeVerdict[]> {
  const proper = versions.find(({ id }) => id === right) ?? version;
  const verdicts: ProbeVerdict[] = [];
  for (const inputs of probes) {
    const outcome = await giveInput(version, inputs, run);
    verdicts.push({ inputs, outcome, isRight: isSameOutcome(await giveInput(proper, inputs, run), outcome) });
  }
  return verdicts;
}
