import { useRef, useState } from 'react';
import type { SqlExercise } from '../core/exercise';
import type { ExercisePage } from '../core/exercisePage';
import { downloadError } from '../core/fetchFailure';
import type { Grade } from '../core/grade';
import type { EngineName, Execution, SqlError } from '../core/types';
import { loadExerciseLab } from '../worker/loadLab';

/** How far the judging of an answer has come. */
export type Check =
  | { readonly phase: 'none' | 'checking' }
  | {
      readonly phase: 'graded';
      readonly grade: Grade;
      readonly exercise: SqlExercise;
      /** The engine that the grade is about. */
      readonly engine: EngineName;
      /** It is right on this one: the task asks for an answer that runs on both. */
      readonly rightOn?: EngineName;
      /** The task asks for this engine too, which has still to be fetched. */
      readonly untried?: EngineName;
    }
  /** It could not be judged: the statement was stopped, or the files could not be fetched. */
  | {
      readonly phase: 'ungraded';
      readonly error: SqlError;
      /** It ran on the data that the reader sees, so nothing below tells of this error. */
      readonly isHidden?: boolean;
    };

export type Graded = Extract<Check, { phase: 'graded' }>;

/** Judges a text on one engine and, where the task asks for both, on the other one, if it is on this device. */
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
  /** Judges a text that has just been run; comes to nothing where it could not be, or a newer one has overtaken it. */
  readonly judge: (text: string, engine: EngineName, run: Execution) => Promise<Graded | undefined>;
  readonly clear: () => void;
  /** Says again what an earlier check has said. */
  readonly restore: (check: Check) => void;
}

/** Judges the answers to one exercise; the newest wins. */
export function useExerciseCheck(page: ExercisePage): Checker {
  const [check, setCheck] = useState<Check>({ phase: 'none' });
  const newest = useRef(0);

  const judge = async (text: string, engine: EngineName, run: Execution): Promise<Graded | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    // What ran into a limit would run into it again, twice.
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
