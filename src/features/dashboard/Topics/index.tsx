import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import exercises from '@generated/courses/default/topic-exercises.json';
import topics from '@generated/courses/default/topics.json';
import { useSolvedCount } from '../../progress/useProgress';
import styles from './styles.module.css';

/** How many exercises of each topic are solved on this device. */
export function Topics(): ReactNode {
  const all = Object.values(exercises).flat();
  const solved = useSolvedCount(all);
  return (
    <>
      <p>
        <Translate
          id="dashboard.Topics.sum"
          description="How many of the exercises of the whole site are solved"
          values={{ solved, count: all.length }}
        >
          {'Đã giải {solved}/{count} bài tập tự chấm.'}
        </Translate>
      </p>
      <ul className={styles.rows} role="list">
        {topics.map(({ id, label, href }) => (
          <li key={id} className={styles.row}>
            <Link to={href}>{label}</Link>
            <Solved label={label} ids={exercises[id] ?? []} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Solved({ label, ids }: { label: string; ids: readonly string[] }): ReactNode {
  const solved = useSolvedCount(ids);
  if (ids.length === 0) {
    return (
      <span className={styles.none}>
        <Translate id="dashboard.Topics.none" description="A topic whose tasks are not among the counted exercises">
          thực hành không tính vào đây
        </Translate>
      </span>
    );
  }
  return (
    <>
      <progress
        className={styles.meter}
        max={ids.length}
        value={solved}
        aria-label={translate(
          {
            id: 'dashboard.Topics.meter',
            message: 'Bài tập đã giải: {topic}',
            description: 'Name of the bar of a topic',
          },
          { topic: label },
        )}
      />
      <span className={styles.count}>
        {solved}/{ids.length}
      </span>
    </>
  );
}
