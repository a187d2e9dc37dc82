import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { CourseLesson } from '../core/course';
import { entryOf, isRead } from '../core/record';
import type { Progress } from '../core/types';
import { useLessonProgress } from '../useProgress';
import { LessonLabel } from '../LessonLabel';
import styles from './styles.module.css';

/** A lesson in the checklist; a lesson that is not written yet has neither link nor checkbox. */
export function LessonRow({ lesson, progress }: { lesson: CourseLesson; progress: Progress }): ReactNode {
  const { title, href, exercises } = lesson;
  const solved = exercises.filter((id) => entryOf(progress.exercises, id)?.solved).length;
  return (
    <li className={clsx(styles.lesson, href === undefined && styles.coming)}>
      {href === undefined ? (
        <span className={styles.noBox} />
      ) : (
        <ReadBox lesson={lesson} isChecked={isRead(entryOf(progress.lessons, lesson.id))} />
      )}
      <span className={styles.label}>
        <LessonLabel lesson={lesson} />
      </span>
      <span className={styles.title}>{href === undefined ? title : <Link to={href}>{title}</Link>}</span>
      {href === undefined ? (
        <span className={styles.note}>
          <Translate id="progress.LessonRow.coming" description="Beside a lesson that does not exist yet">
            dự kiến
          </Translate>
        </span>
      ) : (
        exercises.length > 0 && (
          <span className={clsx(styles.note, solved === exercises.length && styles.done)}>
            <Translate
              id="progress.LessonRow.exercises"
              description="How many exercises of a lesson are solved"
              values={{ solved, count: exercises.length }}
            >
              {'{solved}/{count} bài tập'}
            </Translate>
          </span>
        )
      )}
    </li>
  );
}

function ReadBox({ lesson: { id, title }, isChecked }: { lesson: CourseLesson; isChecked: boolean }): ReactNode {
  const { markRead, markUnread } = useLessonProgress(id);
  return (
    <input
      type="checkbox"
      className={styles.box}
      checked={isChecked}
      onChange={({ target }) => (target.checked ? markRead() : markUnread())}
      aria-label={translate(
        {
          id: 'progress.LessonRow.read',
          message: 'Đã đọc: {title}',
          description: 'Name of the box that marks a lesson as read',
        },
        { title },
      )}
    />
  );
}
