import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import type { Reviews } from '../useReviews';
import styles from './styles.module.css';

/** How many exercises are due today. */
export function DueCount({ reviews: { due, later } }: { reviews: Reviews }): ReactNode {
  const { selectMessage } = usePluralForm();
  const count = due.length + later;
  return selectMessage(
    count,
    translate(
      {
        id: 'progress.ReviewList.due',
        message: 'Ôn tập hôm nay: {count} bài tập',
        description: 'Summary of the list of exercises due today; pluralized',
      },
      { count },
    ),
  );
}

/** Links to the exercises that are due today. */
export function DueList({ reviews: { due, later } }: { reviews: Reviews }): ReactNode {
  return (
    <>
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
    </>
  );
}

/** That nothing is due today, and when something will be. */
export function NextReview({ next }: { next: string }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  return (
    <Translate
      id="progress.ReviewList.nothing"
      description="No exercise is due today; the day of the next one"
      values={{ day: <time dateTime={next}>{format.format(new Date(next))}</time> }}
    >
      {'Hôm nay không có bài tập nào cần ôn. Lần ôn tới: {day}.'}
    </Translate>
  );
}
