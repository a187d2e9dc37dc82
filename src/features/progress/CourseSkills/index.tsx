import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { LessonLabel } from '../LessonLabel';
import type { CourseSkill } from '../core/course';
import { practiceOf, type Practice } from '../core/practice';
import { ProgressNotice } from '../ProgressNotice';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/**
 * The skills that a course teaches, each with the number of its exercises that the reader has solved. Without scripts
 * only the list is shown, since the progress is unknown.
 */
export function CourseSkills({ skills }: { skills: readonly CourseSkill[] }): ReactNode {
  const { progress } = useProgress();
  const practised = skills.map(({ skill, lesson }) => ({ skill, lesson, practice: practiceOf(lesson, progress) }));
  const withExercises = practised.filter(({ practice: { count } }) => count > 0);
  return (
    <div className={styles.skills} data-search="off">
      <p className={styles.standing}>
        <Translate
          id="progress.CourseSkills.standing"
          description="Above the skills of a course: days whose exercises the reader has all solved, and exercises solved"
          values={{
            days: withExercises.filter(({ practice: { solved, count } }) => solved === count).length,
            allDays: withExercises.length,
            solved: withExercises.reduce((sum, { practice: { solved } }) => sum + solved, 0),
            exercises: withExercises.reduce((sum, { practice: { count } }) => sum + count, 0),
          }}
        >
          {'Bạn đã giải hết bài tập của {days}/{allDays} ngày, tổng cộng {solved}/{exercises} bài.'}
        </Translate>
      </p>
      <ProgressNotice />
      <ol className={styles.list} role="list">
        {practised.map(({ skill, lesson, practice }) => (
          <li key={lesson.id} className={styles.skill}>
            <span className={styles.day}>
              {lesson.href === undefined ? (
                <LessonLabel lesson={lesson} />
              ) : (
                <Link to={lesson.href}>
                  <LessonLabel lesson={lesson} />
                </Link>
              )}
            </span>
            <span>{skill}</span>
            {practice.count > 0 && lesson.href !== undefined && <Standing practice={practice} href={lesson.href} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Standing({ practice: { solved, count, afterSolution, open }, href }: { practice: Practice; href: string }) {
  if (open === undefined) {
    return (
      <span className={clsx(styles.state, styles.done)}>
        <Translate
          id="progress.CourseSkills.done"
          description="Beside a skill: all exercises of its day are solved"
          values={{ count }}
        >
          {'✓ đã giải cả {count} bài'}
        </Translate>
        {afterSolution > 0 && (
          <>
            {' '}
            <Translate
              id="progress.CourseSkills.afterSolution"
              description="Beside a skill: how many of the exercises were solved after the solution was opened"
              values={{ count: afterSolution }}
            >
              {'({count} bài sau khi xem lời giải)'}
            </Translate>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={styles.state}>
      <Link to={`${href}#${open}`}>
        <Translate
          id="progress.CourseSkills.open"
          description="Beside a skill, a link to the first exercise that is not solved"
          values={{ solved, count }}
        >
          {'{solved}/{count} bài, làm tiếp'}
        </Translate>
      </Link>
    </span>
  );
}
