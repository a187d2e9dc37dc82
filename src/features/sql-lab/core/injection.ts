import { compareResults } from './compareResults';
import { sentText, type InjectionProgram, type ProgramVersion } from './injectionPrograms';
import { lastResult } from './lastResult';
import type { Execution, SqlError, StatementResult } from './types';

/** Runs a text on a fresh copy of the bookshop. */
export type RunText = (
  sql: string,
  options: { readonly parameters?: readonly string[]; readonly setup?: readonly string[] },
) => Promise<Execution>;

/** What came of an input: the program refused it, or the engine answered to what was sent. */
export type Outcome =
  { readonly refusal: string } | { readonly results: readonly StatementResult[]; readonly error?: SqlError };

/** What a reader may expect of the second program, given the answer of the first. */
export type Prediction = 'same' | 'none' | 'other' | 'error';
export const PREDICTIONS: readonly Prediction[] = ['same', 'none', 'other', 'error'];

/** Gives an input to a version of a program, and runs what it sends. */
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

/** An outcome that failed for want of the engine, not for what was sent. */
export function engineFailure(outcome: Outcome): SqlError | undefined {
  return 'error' in outcome && outcome.error && outcome.error.kind !== 'sql' ? outcome.error : undefined;
}

const isRefused = (outcome: Outcome) => 'refusal' in outcome || outcome.error !== undefined;

/** The rows that the program shows its user: those of the last query. */
function rowsOf(outcome: Outcome): StatementResult | undefined {
  return 'refusal' in outcome ? undefined : lastResult(outcome);
}

/** Whether two outcomes are the same to whoever uses the program and to the database. */
export function isSameOutcome(left: Outcome, right: Outcome): boolean {
  if (isRefused(left) || isRefused(right)) return isRefused(left) && isRefused(right);
  if ('refusal' in left || 'refusal' in right || left.results.length !== right.results.length) return false;
  return left.results.every((result, index) => {
    const other = right.results[index];
    return other !== undefined && compareResults(result, other, { order: true, columnNames: false }).length === 0;
  });
}

/** What the second outcome is, seen from the first. */
export function classify(first: Outcome, second: Outcome): Prediction {
  if (isRefused(second)) return 'error';
  if (rowsOf(second)?.rowCount === 0) return 'none';
  return isSameOutcome(first, second) ? 'same' : 'other';
}

/** Whether an input has made the program that joins strings give away what it must not. */
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
      // An email that the reader has typed was not given away; one in capitals or in a longer text was.
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
      // A random order is another one without any change, too, and tells nothing.
      return (
        isSameOutcome(outcome, await giveInput(joined, inputs, run)) &&
        !isSameOutcome(outcome, await giveInput(joined, inputs, run, [goal.change]))
      );
  }
}

/** What a cure made of an input, and whether that is what the shop wants. */
export interface ProbeVerdict {
  readonly inputs: readonly string[];
  readonly outcome: Outcome;
  readonly isRight: boolean;
}

/** Tries a cure with every input that it is judged by, beside the version that does what the shop wants. */
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
