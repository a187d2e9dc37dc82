import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { RecentPost } from '../types';
import styles from './styles.module.css';

/** The latest posts, newest first: date, title, description. */
export function PostList({ posts }: { posts: readonly RecentPost[] }): ReactNode {
  return (
    <ol className={styles.list}>
      {posts.map(({ title, permalink, description, date, dateText }) => (
        <li key={permalink} className={styles.post}>
          <time className={styles.date} dateTime={date}>
            {dateText}
          </time>
          <div>
            <h3 className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
