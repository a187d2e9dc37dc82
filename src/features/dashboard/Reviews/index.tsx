import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Progress } from '../../progress/core/types';
import { DueCount, DueList, NextReview } from '../../progress/DueReviews';
import { useHasSolved, useProgress } from '../../progress/useProgress';
import { useReviews } from '../../progress/useReviews';
import styles from './styles.module.css';

/** The solved exercises that are due for review, or when some will be. */
export function Reviews(): ReactNode {
  const { progress } = useProgress();
  const hasSolved = useHasSolved();
  return <div className={styles.room}>{hasSolved ? <Due progress={progress} /> : <Nothing />}</div>;
}

/** Also on the server, which knows no progress. */
function Nothing(): ReactNode {
  return (
    <p>
      <Translate id="dashboard.Reviews.none" description="What reviews are, for readers who have solved nothing yet">
        Bài tập bạn đã giải sẽ trở lại đây khi tới lúc ôn: sau vài ngày, rồi thưa dần.
      </Translate>
    </p>
  );
}

function Due({ progress }: { progress: Progress }): ReactNode {
  const reviews = useReviews(progress);
  if (!reviews) return null;
  if (reviews.next !== undefined) {
    return (
      <p>
        <NextReview next={reviews.next} />
      </p>
    );
  }
  // Of the solved exercises none is on the site any more.
  if (reviews.due.length === 0) return <Nothing />;
  return (
    <>
      <p className={styles.count}>
        <DueCount reviews={reviews} />
      </p>
      <DueList reviews={reviews} />
    </>
  );
}
