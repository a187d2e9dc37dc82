import { useState } from 'react';
import { useExerciseProgress } from './useProgress';

/**
 * Whether the fold with the solutions of an exercise is open: it opens once the reader has tried an answer, of which the
 * progress tells, and the reader's own choice counts until then. Who opens it before has seen the solution.
 *
 * @returns the state, and what to call when the fold is opened or closed, by whomever
 */
export function useSolutionFold(id: string): { isOpen: boolean; toggle: (isOpen: boolean) => void } {
  const { hasTried, record } = useExerciseProgress(id);
  /** What the reader has chosen last, and whether that was after a try: the first try opens what was closed before. */
  const [choice, setChoice] = useState<{ isOpen: boolean; hasTried: boolean }>();
  const isOpen = choice?.hasTried === hasTried ? choice.isOpen : hasTried;
  const toggle = (isNowOpen: boolean) => {
    // The browser tells of the fold that the page opens itself, too.
    if (isNowOpen === isOpen) return;
    setChoice({ isOpen: isNowOpen, hasTried });
    if (isNowOpen && !hasTried) record({ solved: false, hintsShown: 0, solutionShown: true });
  };
  return { isOpen, toggle };
}
