import { useState } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Instant } from '../../progress/core/types';
import { useExerciseProgress } from '../../progress/useProgress';

/** The reader's progress on the exercise in a frame. */
export interface Exercise {
  readonly id: string;
  readonly solvedAt: Instant | undefined;
  /** Whether the newest answer of this visit is right, so that no help is needed. */
  readonly isSolvedNow: boolean;
  /** Whether the solution was opened before it was solved. */
  readonly isShown: boolean;
  /** Called with the number of open hints when one is opened. */
  readonly showHint: (count: number) => void;
  /** Records a verdict; `hasPeeked` tells whether the solution was open before it. */
  readonly recordVerdict: (isRight: boolean, hasPeeked?: boolean) => void;
  /** Records that the solution was opened. */
  readonly recordPeek: () => void;
}

/** Keeps the progress on an exercise, and registers its id as an anchor, because other pages link to it. */
export function useExercise(id: string): Exercise {
  useBrokenLinks().collectAnchor(id);
  const { solvedAt, solutionShown: isShown, record } = useExerciseProgress(id);
  const [hintsShown, setHintsShown] = useState(0);
  const [isSolvedNow, setSolvedNow] = useState(false);
  return {
    id,
    solvedAt,
    isSolvedNow,
    isShown,
    showHint: (count) => setHintsShown(Math.max(hintsShown, count)),
    recordVerdict: (isRight, hasPeeked = isShown && solvedAt === undefined) => {
      setSolvedNow(isRight);
      record({ solved: isRight, hintsShown, solutionShown: hasPeeked });
    },
    recordPeek: () => record({ solved: false, hintsShown, solutionShown: true }),
  };
}
