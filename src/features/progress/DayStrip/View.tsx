import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { daysOfStages, type Course, type CourseLesson } from '../core/course';
import { entryOf, isRead } from '../core/record';
import { standingIn } from '../core/standing';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/** The days of a course as a strip for each stage; days that were read are marked, and the next one. */
export function DayStrip({ course }: { course: Course }): ReactNode {
  const { progress } = useProgress();
  const { next, read } = standingIn(course, progress);
  return (
    <div className={styles.strip}>
      <p className={styles.count}>
        <Translate
          id="progress.DayStrip.count"
          description="How many lessons of a course are read"
          values={{ read, lessons: course.lessons.length }}
        >
          {'Đã đọc {read}/{lessons} bài'}
        </Translate>
      </p>
      <div className={styles.stages}>
        {daysOfStages(course).map(({ title, days }) => (
          <div key={title}>
            <p className={styles.stage}>{title}</p>
            <ol className={styles.days} role="list">
              {days.map((day) => (
                <li key={day.id}>
                  <Day day={day} isDone={isRead(entryOf(progress.lessons, day.id))} isNext={day.id === next?.id} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

function Day({ day, isDone, isNext }: { day: CourseLesson; isDone: boolean; isNext: boolean }): ReactNode {
  const { number, title, href } = day;
  const name = isDone
    ? translate(
        {
          id: 'progress.DayStrip.read',
          message: 'Ngày {number}: {title} (đã đọc)',
          description: 'A day that was read',
        },
        { number, title },
      )
    : translate(
        { id: 'progress.DayStrip.day', message: 'Ngày {number}: {title}', description: 'A day of a course' },
        { number, title },
      );
  const look = clsx(styles.day, isDone && styles.read, isNext && styles.next);
  if (href === undefined) return <span className={look}>{number}</span>;
  return (
    <Link className={look} to={href} aria-label={name} title={title}>
      {number}
    </Link>
  );
}
