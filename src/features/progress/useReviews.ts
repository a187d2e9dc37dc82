import { useEffect, useState } from 'react';
import type { Progress } from './core/types';
import type { Reviews } from './findReviews';

export type { Reviews, ShownExercise } from './findReviews';

/** Loads the scheduler and the list of exercises only for readers who have solved something. */
export function useReviews(progress: Progress): Reviews | undefined {
  const [reviews, setReviews] = useState<Reviews>();
  useEffect(() => {
    let isCurrent = true;
    import('./findReviews').then(
      ({ findReviews }) => {
        if (isCurrent) setReviews(findReviews(progress, new Date()));
      },
      (error: unknown) => console.warn('The review list could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [progress]);
  return reviews;
}
