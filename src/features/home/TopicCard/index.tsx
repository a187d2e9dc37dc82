import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import type { TopicSummary } from '../types';
import { topicText } from '../topics';
import styles from './styles.module.css';

function useLessonCount(count: number): string {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'home.TopicCard.lessons',
        message: '{count} bài',
        description: 'Number of lessons, plural forms separated by |',
      },
      { count },
    ),
  );
}

/** A topic with its number of lessons; the whole card is the link. */
export function TopicCard({ folder, lessonCount, permalink }: TopicSummary): ReactNode {
  const { title, summary, figure } = topicText(folder);
  const count = useLessonCount(lessonCount);
  return (
    <li className={styles.card}>
      <svg className={styles.figure} viewBox="0 0 32 32" aria-hidden="true">
        {figure}
      </svg>
      <h3 className={styles.title}>
        {permalink ? (
          <Link className={styles.link} to={permalink}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.count}>
        {lessonCount > 0 ? (
          count
        ) : (
          <Translate id="home.TopicCard.none" description="Topic that has no lesson yet">
            Chưa có bài
          </Translate>
        )}
      </p>
    </li>
  );
}
