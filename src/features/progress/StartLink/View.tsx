import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Course } from '../core/course';
import { standingIn } from '../core/standing';
import { LessonLabel } from '../LessonLabel';
import { useProgress } from '../useProgress';

/** The way into a course: to its first day, or for a returning reader to the first lesson that is not read yet. */
export function StartLink({ course }: { course: Course }): ReactNode {
  const { progress } = useProgress();
  const { next, read } = standingIn(course, progress);
  const [first] = course.lessons;
  const lesson = next ?? first;
  if (!lesson?.href) return null;
  const label = <LessonLabel lesson={lesson} isInSentence />;
  return (
    <Link className="button button--primary button--lg" to={lesson.href}>
      {read === 0 || !next ? (
        <Translate
          id="progress.StartLink.start"
          description="Button: to the first day of the course"
          values={{ lesson: label }}
        >
          {'Bắt đầu {lesson}'}
        </Translate>
      ) : (
        <Translate
          id="progress.StartLink.resume"
          description="Button: to the first lesson that is not read yet"
          values={{ lesson: label }}
        >
          {'Tiếp tục {lesson}'}
        </Translate>
      )}
    </Link>
  );
}
