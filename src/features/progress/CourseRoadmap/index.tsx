import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { BookLink } from '@site/src/features/epub/BookLink';
import { CourseDownload } from '@site/src/features/offline/CourseDownload';
import type { Course, CourseLesson } from '../core/course';
import { standingIn, type Standing } from '../core/standing';
import { ProgressNotice } from '../ProgressNotice';
import { ProgressTools } from '../ProgressTools';
import { useProgress } from '../useProgress';
import { LessonLabel } from '../LessonLabel';
import { LessonRow } from './LessonRow';
import styles from './styles.module.css';

/** A course as a checklist: the reader's progress, where to continue, and tools to export or import the progress. */
export function CourseRoadmap({ course }: { course: Course }): ReactNode {
  const { progress } = useProgress();
  const standing = standingIn(course, progress);
  return (
    <div className={styles.roadmap} data-search="off">
      <div className={styles.standing}>
        <Bar course={course} standing={standing} />
        <Resume standing={standing} first={course.lessons.find(({ href }) => href !== undefined)} />
      </div>
      <ProgressNotice />
      <ol className={styles.lessons} role="list">
        {course.lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} progress={progress} />
        ))}
      </ol>
      <CourseDownload />
      <BookLink lessons={course.lessons.flatMap(({ href }) => href ?? [])} />
      <ProgressTools />
    </div>
  );
}

function Bar({ course: { lessons }, standing }: { course: Course; standing: Standing }): ReactNode {
  return (
    <div className={styles.bar}>
      <p className={styles.counts}>
        <Translate
          id="progress.CourseRoadmap.counts"
          description="How many lessons of a course are read, how many exercises solved"
          values={{
            read: standing.read,
            lessons: lessons.length,
            solved: standing.solved,
            exercises: standing.exercises,
          }}
        >
          {'Đã đọc {read}/{lessons} bài · đã giải {solved}/{exercises} bài tập'}
        </Translate>
      </p>
      <progress
        className={styles.meter}
        max={lessons.length}
        value={standing.read}
        aria-label={translate({
          id: 'progress.CourseRoadmap.meter',
          message: 'Phần khóa học đã đọc',
          description: 'Name of the progress bar of a course',
        })}
      />
    </div>
  );
}

function Resume({ standing: { next, read }, first }: { standing: Standing; first?: CourseLesson }): ReactNode {
  if (!next?.href) {
    return (
      <p className={styles.allRead}>
        {first ? (
          <Translate id="progress.CourseRoadmap.allRead" description="Every lesson that exists is read">
            Bạn đã đọc hết các bài hiện có.
          </Translate>
        ) : (
          <Translate id="progress.CourseRoadmap.none" description="No lesson of the course exists yet">
            Chưa có bài nào.
          </Translate>
        )}
      </p>
    );
  }
  return (
    <Link className="button button--primary" to={next.href}>
      {read === 0 ? (
        <Translate
          id="progress.CourseRoadmap.start"
          description="Link to the first lesson"
          values={{ lesson: <LessonLabel lesson={next} /> }}
        >
          {'Bắt đầu: {lesson}'}
        </Translate>
      ) : (
        <Translate
          id="progress.CourseRoadmap.resume"
          description="Link to the first lesson that is not read yet"
          values={{ lesson: <LessonLabel lesson={next} /> }}
        >
          {'Học tiếp: {lesson}'}
        </Translate>
      )}
    </Link>
  );
}
