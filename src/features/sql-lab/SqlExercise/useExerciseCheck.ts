import { useRef, useState } from 'react';
import type { SqlExercise } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import { downloadError } from '../core/statements/fetchFailure';
import type { Grade } from '../core/grading/grade';
import type { EngineName, Execution, SqlError } from '../core/types';
import { loadExerciseLab } from '../worker/loadLab';

/** The state of judging an answer. */
export type Check =
  | { readonly phase: 'none' | 'checking' }
  | {
      readonly phase: 'graded';
      readonly grade: Grade;
      readonly exercise: SqlExercise;
      /** The engine that the grade refers to. */
      readonly engine: EngineName;
      /** The answer is correct on this engine; the task requires both. */
      readonly rightOn?: EngineName;
      /** The task also requires this engine, which has not been downloaded yet. */
      readonly untried?: EngineName;
    }
  /** The answer could not be judged: the statement was stopped, or files could not be fetched. */
  | {
      readonly phase: 'ungraded';
      readonly error: SqlError;
      /** The answer ran without an error on the visible data, so only this check reports the error. */
      readonly isHidden?: boolean;
    };

export type Graded = Extract<Check, { phase: 'graded' }>;

/** Judges a text on one engine and, if the task requires both, on the other one, provided that it is on this device. */
async function gradeOnEngines(page: ExercisePage, engine: EngineName, text: string): Promise<Graded> {
  const { gradeInPage, loadExercise, mayRun } = await loadExerciseLab();
  const exercise = await loadExercise(page);
  const graded = { phase: 'graded', exercise, engine, grade: await gradeInPage(page, engine, text) } as const;
  const other = page.portable ? page.engines.find((name) => name !== engine) : undefined;
  if (!other || !graded.grade.passed) return graded;
  if (!(await mayRun(other))) return { ...graded, untried: other };
  return { ...graded, engine: other, rightOn: engine, grade: await gradeInPage(page, other, text) };
}

async function ungraded(error: unknown): Promise<Check> {
  const { UngradedAnswer } = await loadExerciseLab().catch(() => ({ UngradedAnswer: undefined }));
  if (UngradedAnswer && error instanceof UngradedAnswer)
    return { phase: 'ungraded', error: error.error, isHidden: true };
  return { phase: 'ungraded', error: downloadError(error), isHidden: true };
}

interface Checker {
  readonly check: Check;
  /** Judges a text that has just been run; undefined if that was impossible or a newer check has started. */
  readonly judge: (text: string, engine: EngineName, run: Execution) => Promise<Graded | undefined>;
  readonly clear: () => void;
  /** Shows the result of an earlier check again. */
  readonly restore: (check: Check) => void;
}

/** Judges the answers to one exercise; only the newest check counts. */
export function useExerciseCheck(page: ExercisePage): Checker {
  const [check, setCheck] = useState<Check>({ phase: 'none' });
  const newest = useRef(0);

  const judge = async (text: string, engine: EngineName, run: Execution): Promise<Graded | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    // A text that exceeded a limit would do so again, twice.
    if (!run.ok && run.error.kind !== 'sql') {
      setCheck({ phase: 'ungraded', error: run.error });
      return undefined;
    }
    setCheck({ phase: 'checking' });
    try {
      const graded = await gradeOnEngines(page, engine, text);
      if (mine !== newest.current) return undefined;
      setCheck(graded);
      return graded;
    } catch (error) {
      if (mine === newest.current) setCheck(await ungraded(error));
      return undefined;
    }
  };

  const clear = () => {
    newest.current += 1;
    setCheck({ phase: 'none' });
  };

  const restore = (earlier: Check) => {
    newest.current += 1;
    setCheck(earlier);
  };

  return { check, judge, clear, restore };
}
