import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import course from '@generated/courses/default/courses/sql.json';
import { standingIn } from '../core/standing';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/** How far the reader is in the SQL course, in one line and a bar. Its data come with its own script. */
export function CourseMeter(): ReactNode {
  const { progress } = useProgress();
  const { read, solved, exercises } = standingIn(course, progress);
  const lessons = course.lessons.length;
  const text = translate(
    {
      id: 'progress.CourseMeter.standing',
      message: '{read}/{lessons} bài · {solved}/{exercises} bài tập',
      description: 'In the list of a course: lessons read, and exercises solved',
    },
    { read, lessons, solved, exercises },
  );
  return (
    <div className={styles.meter}>
      <p className={styles.text}>{text}</p>
      <progress className={styles.bar} value={read} max={lessons} aria-hidden />
    </div>
  );
}
