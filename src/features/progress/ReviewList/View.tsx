import type { ReactNode } from 'react';
import { DueCount, DueList, NextReview } from '../DueReviews';
import { ProgressNotice } from '../ProgressNotice';
import { useHasSolved, useProgress } from '../useProgress';
import { useReviews } from '../useReviews';
import styles from './styles.module.css';

/** Solved exercises that are due for review; nothing for readers who have solved none. */
export function ReviewList(): ReactNode {
  const hasSolved = useHasSolved();
  return (
    <>
      {hasSolved && <Reviewed />}
      <ProgressNotice />
    </>
  );
}

function Reviewed(): ReactNode {
  const { progress } = useProgress();
  const reviews = useReviews(progress);
  if (!reviews || (reviews.due.length === 0 && reviews.next === undefined)) return null;
  if (reviews.next !== undefined) {
    return (
      <p className={styles.reviews} data-search="off">
        <NextReview next={reviews.next} />
      </p>
    );
  }
  return (
    <details className={styles.reviews} data-search="off">
      <summary className={styles.summary}>
        <DueCount reviews={reviews} />
      </summary>
      <DueList reviews={reviews} />
    </details>
  );
}
