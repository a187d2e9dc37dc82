import { useState } from 'react';
import { useExerciseProgress } from './useProgress';

/**
 * The state of the fold with an exercise's solutions. It opens once the reader has tried an answer, as the progress
 * shows; before that, the reader decides. Opening it before the first try counts as having seen the solution.
 *
 * @returns the state, and a function to call when the fold opens or closes, for whatever reason
 */
export function useSolutionFold(id: string): { isOpen: boolean; toggle: (isOpen: boolean) => void } {
  const { hasTried, record } = useExerciseProgress(id);
  /**
   * The reader's last choice, and whether it was made after a try: the first try opens a fold that was closed before.
   */
  const [choice, setChoice] = useState<{ isOpen: boolean; hasTried: boolean }>();
  const isOpen = choice?.hasTried === hasTried ? choice.isOpen : hasTried;
  const toggle = (isNowOpen: boolean) => {
    // The browser also fires the event when the page itself opens the fold.
    if (isNowOpen === isOpen) return;
    setChoice({ isOpen: isNowOpen, hasTried });
    if (isNowOpen && !hasTried) record({ solved: false, hintsShown: 0, solutionShown: true });
  };
  return { isOpen, toggle };
}
