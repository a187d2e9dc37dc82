import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { TopicSummary } from '../types';
import { topicText } from '../topics';
import styles from './styles.module.css';

function useLessonCount(count: number): string {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'home.TopicRow.lessons',
        message: '{count} bài',
        description: 'Number of lessons, plural forms separated by |',
      },
      { count },
    ),
  );
}

/** A topic in one row: its name as a link, one sentence, its number of lessons. */
export function TopicRow({ folder, lessonCount, permalink = '/docs' }: TopicSummary): ReactNode {
  const { title, summary } = topicText(folder);
  const count = useLessonCount(lessonCount);
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.count}>{count}</p>
    </li>
  );
}
