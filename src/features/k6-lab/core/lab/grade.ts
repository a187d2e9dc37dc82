import type { StopReason } from '../../../lab-kit/core/outcome';
import { seededRandom } from '../../../lab-kit/core/seededRandom';
import type { Bilingual } from '../../../../core/bilingual';
import type { Problem } from '../problem';
import type { LogEntry, RunInput, RunResult } from '../run/types';
import type { ServerSettings } from '../server/serverModel';
import type { ChoiceGrading, NumberGrading, ScriptGrading, ScriptMistake, Trial } from './grading';
import { isWithin } from './measures';

/** Runs a script in a realm of its own; rejects with {@link RunStopped}. */
export type RunScript = (input: RunInput) => Promise<RunResult>;

/** Thrown when a run was ended from outside. */
export class RunStopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The run was stopped: ${reason}`);
  }
}

/** Thrown when a script does not start. */
class ScriptBroken extends Error {
  constructor(readonly broken: Extract<Broken, { kind: 'exception' | 'problem' }>) {
    super(broken.kind);
  }
}

/** Why no check, or not every one, could run. */
export type Broken =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'exception'; readonly entry: LogEntry }
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | { readonly kind: 'unchanged' };

export interface CheckResult {
  readonly id: string;
  readonly title: Bilingual;
  /** What happened; absent if the script behaved as it must. */
  readonly failure?: Bilingual;
}

/** The verdict on an answer. */
export interface Verdict {
  readonly isAccepted: boolean;
  /** One for each check of a script that was run, in their order. */
  readonly results: readonly CheckResult[];
  /** The message for a known mistake, or the reason of a choice. */
  readonly message?: Bilingual;
  /** Name of the known mistake. */
  readonly mistake?: string;
  readonly broken?: Broken;
}

/** What runs of an exercise have in common. */
export interface Exercise {
  readonly command: string;
  readonly server: ServerSettings;
  readonly seed: number;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * What a check may use.
 *
 * @param salt - decides the random values
 */
export function trialOf(script: string, exercise: Exercise, runScript: RunScript, salt: string): Trial {
  return {
    random: seededRandom(salt),
    run: async ({ server = exercise.server, commandLine = exercise.command, seed = exercise.seed } = {}) => {
      const result = await runScript({ script, commandLine, server, seed, files: exercise.files });
      if (result.problem) throw new ScriptBroken({ kind: 'problem', problem: result.problem });
      if (result.exitCode === 107) {
        const entry = result.log.filter(({ level }) => level === 'error').at(-1);
        throw new ScriptBroken({ kind: 'exception', entry: entry ?? { level: 'error', text: result.message ?? '' } });
      }
      return result;
    },
  };
}

/** A script without comments and spaces, so that only changes of the code count. */
export function bareScript(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '').replace(/\s+/g, '');
}

function mistakeOf(mistakes: readonly ScriptMistake[], failed: string, code: string): ScriptMistake | undefined {
  const candidates = mistakes.filter(({ fails }) => fails === failed);
  const bare = bareScript(code);
  return candidates.find(({ mark }) => mark?.test(bare)) ?? candidates.find(({ mark }) => !mark);
}

function brokenBy(thrown: unknown): Broken {
  if (thrown instanceof ScriptBroken) return thrown.broken;
  if (thrown instanceof RunStopped) return { kind: 'stopped', reason: thrown.reason };
  throw thrown;
}

/**
 * Judges a script by what it does on hidden servers. The judge sees results only; each run has a realm of its own.
 *
 * @param original - the script as the lesson shows it
 * @param salt - decides the hidden servers; the page takes a new one each time
 */
export async function gradeScript(
  code: string,
  original: string,
  exercise: Exercise,
  grading: ScriptGrading,
  runScript: RunScript,
  salt: string,
): Promise<Verdict> {
  if (bareScript(code) === bareScript(original))
    return { isAccepted: false, results: [], broken: { kind: 'unchanged' } };
  const results: CheckResult[] = [];
  for (const { id, title, run } of grading.checks) {
    try {
      const failure = await run(trialOf(code, exercise, runScript, `${salt}/${id}`));
      results.push({ id, title, ...(failure && { failure }) });
    } catch (thrown) {
      return { isAccepted: false, results, broken: brokenBy(thrown) };
    }
  }
  const failed = results.find(({ failure }) => failure);
  const mistake = failed && mistakeOf(grading.mistakes, failed.id, code);
  return {
    isAccepted: !failed && results.length === grading.checks.length,
    results,
    ...(mistake && { mistake: mistake.id, message: mistake.message }),
  };
}

/** Judges a number; `solution` is the script by which the right one is measured. */
export async function gradeNumber(
  given: number,
  solution: string,
  exercise: Exercise,
  grading: NumberGrading,
  runScript: RunScript,
): Promise<Verdict> {
  try {
    const right = await grading.measure(trialOf(solution, exercise, runScript, 'measure'));
    if (isWithin(given, right, grading.within)) return { isAccepted: true, results: [] };
    const mistake = grading.mistakes.find(({ holds }) => holds(given, right));
    return { isAccepted: false, results: [], ...(mistake && { mistake: mistake.id, message: mistake.message }) };
  } catch (thrown) {
    return { isAccepted: false, results: [], broken: brokenBy(thrown) };
  }
}

/** Judges a choice. */
export function gradeChoice(picked: string, { right, why }: ChoiceGrading): Verdict {
  const message = why[picked];
  return { isAccepted: right.includes(picked), results: [], ...(message && { message }) };
}
