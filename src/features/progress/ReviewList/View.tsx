import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import type { Progress } from '../core/types';
import { ProgressNotice } from '../ProgressNotice';
import { useHasSolved, useProgress } from '../useProgress';
import type { Reviews } from './findReviews';
import styles from './styles.module.css';

/** Loads the scheduler and the list of exercises only for readers who have solved something. */
function useReviews(progress: Progress): Reviews | undefined {
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
  if (reviews.next !== undefined) return <NothingDue next={reviews.next} />;
  return <Due reviews={reviews} />;
}

function Due({ reviews: { due, later } }: { reviews: Reviews }): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = due.length + later;
  return (
    <details className={styles.reviews} data-search="off">
      <summary className={styles.summary}>
        {selectMessage(
          count,
          translate(
            {
              id: 'progress.ReviewList.due',
              message: 'Ôn tập hôm nay: {count} bài tập',
              description: 'Summary of the list of exercises due today; pluralized',
            },
            { count },
          ),
        )}
      </summary>
      <ul className={styles.list}>
        {due.map(({ id, href, lesson, number }) => (
          <li key={id}>
            <Link to={href}>
              <Translate
                id="progress.ReviewList.exercise"
                description="Link to an exercise that is due: its number and its lesson"
                values={{ number, lesson }}
              >
                {'Bài tập {number} · {lesson}'}
              </Translate>
            </Link>
          </li>
        ))}
      </ul>
      {later > 0 && (
        <p className={styles.later}>
          <Translate
            id="progress.ReviewList.later"
            description="Below the list: how many more are due but not listed"
            values={{ count: later }}
          >
            {'Còn {count} bài tập nữa sẽ hiện ra khi bạn làm xong những bài trên.'}
          </Translate>
        </p>
      )}
    </details>
  );
}

function NothingDue({ next }: { next: string }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return (
    <p className={styles.reviews} data-search="off">
      <Translate
        id="progress.ReviewList.nothing"
        description="No exercise is due today; the day of the next one"
        values={{ day: <time dateTime={next}>{format.format(new Date(next))}</time> }}
      >
        {'Hôm nay không có bài tập nào cần ôn. Lần ôn tới: {day}.'}
      </Translate>
    </p>
  );
}
