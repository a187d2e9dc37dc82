import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { CourseLesson } from '../core/course';

/** The kind and number of a lesson: "Day 4", "Review 1". */
export function LessonLabel({ lesson: { kind, number } }: { lesson: CourseLesson }): ReactNode {
  switch (kind) {
    case 'day':
      return (
        <Translate id="progress.LessonLabel.day" description="Which day of a course" values={{ number }}>
          {'Ngày {number}'}
        </Translate>
      );
    case 'review':
      return (
        <Translate id="progress.LessonLabel.review" description="Which review of a course" values={{ number }}>
          {'Ôn tập {number}'}
        </Translate>
      );
    case 'summary':
      return (
        <Translate id="progress.LessonLabel.summary" description="The last lesson of a course">
          Tổng kết
        </Translate>
      );
  }
}
