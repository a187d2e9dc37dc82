import { useRef, useState } from 'react';
import type { ExercisePage } from '../core/grading/exercisePage';
import { downloadError } from '../core/files/fetchFailure';
import type { EngineName, Execution } from '../core/types';
import type { Graded, Ungraded } from '../worker/exerciseLab';
import { loadExerciseLab } from '../worker/loadLab';

/** The state of judging an answer. */
export type Check = { readonly phase: 'none' | 'checking' } | Graded | Ungraded;

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
    const judged = await loadExerciseLab()
      .then(({ judgeInPage }) => judgeInPage(page, engine, text))
      .catch((error: unknown): Ungraded => ({ phase: 'ungraded', error: downloadError(error), isHidden: true }));
    if (mine !== newest.current) return undefined;
    setCheck(judged);
    return judged.phase === 'graded' ? judged : undefined;
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
