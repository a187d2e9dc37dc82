import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { DayText } from '../DayText';
import { ReadingTime } from '../ReadingTime';
import styles from './styles.module.css';

/** A post as a list shows it. */
export interface ListedPost {
  title: string;
  permalink: string;
  description: string;
  /** ISO 8601 */
  date: string;
  /** The date in words, if the build has formatted it. */
  dateText?: string;
  /** In minutes. */
  readingTime?: number;
}

interface Props {
  posts: readonly ListedPost[];
  heading?: 'h2' | 'h3';
}

/** Posts, newest first, one a row: date, title, description. */
export function PostList({ posts, heading: Heading = 'h3' }: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {posts.map(({ title, permalink, description, date, dateText, readingTime }) => (
        <li key={permalink} className={styles.post}>
          <p className={styles.date}>
            {dateText === undefined ? <DayText date={date} /> : <time dateTime={date}>{dateText}</time>}
            {readingTime !== undefined && (
              <span>
                <ReadingTime minutes={readingTime} />
              </span>
            )}
          </p>
          <div>
            <Heading className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </Heading>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
