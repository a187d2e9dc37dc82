import { useRef, useState } from 'react';
import type { SqlExercise } from '../core/exercise';
import type { ExercisePage } from '../core/exercisePage';
import type { Grade } from '../core/grade';
import type { EngineName, Execution, SqlError } from '../core/types';
import { loadExerciseLab } from '../worker/loadLab';

/** How far the judging of an answer has come. */
export type Check =
  | { readonly phase: 'none' | 'checking' }
  | { readonly phase: 'graded'; readonly grade: Grade; readonly exercise: SqlExercise }
  /** It could not be judged: the statement was stopped, or the files could not be fetched. */
  | { readonly phase: 'ungraded'; readonly error: SqlError };

interface Checker {
  readonly check: Check;
  /** Judges a text that has just been run; comes to nothing where it could not be, or a newer one has overtaken it. */
  readonly judge: (text: string, engine: EngineName, run: Execution) => Promise<Grade | undefined>;
  readonly clear: () => void;
}

/** Judges the answers to one exercise; the newest wins. */
export function useExerciseCheck(page: ExercisePage): Checker {
  const [check, setCheck] = useState<Check>({ phase: 'none' });
  const newest = useRef(0);

  const judge = async (text: string, engine: EngineName, run: Execution): Promise<Grade | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    // What ran into a limit would run into it again, twice.
    if (!run.ok && run.error.kind !== 'sql') {
      setCheck({ phase: 'ungraded', error: run.error });
      return undefined;
    }
    setCheck({ phase: 'checking' });
    try {
      const { gradeInPage, loadExercise } = await loadExerciseLab();
      const [exercise, grade] = [await loadExercise(page), await gradeInPage(page, engine, text)];
      if (mine !== newest.current) return undefined;
      setCheck({ phase: 'graded', grade, exercise });
      return grade;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (mine === newest.current) setCheck({ phase: 'ungraded', error: { kind: 'download', message } });
      return undefined;
    }
  };

  const clear = () => {
    newest.current += 1;
    setCheck({ phase: 'none' });
  };

  return { check, judge, clear };
}
