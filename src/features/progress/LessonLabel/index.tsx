import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { CourseLesson } from '../core/course';

interface Props {
  lesson: CourseLesson;
  /** Whether words stand before it: "Continue with day 4". */
  isInSentence?: boolean;
}

/** The kind and number of a lesson: "Day 4", "Review 1". */
export function LessonLabel({ lesson: { kind, number }, isInSentence = false }: Props): ReactNode {
  switch (kind) {
    case 'day':
      return isInSentence ? (
        <Translate id="progress.LessonLabel.dayInside" description="Which day, in a sentence" values={{ number }}>
          {'ngày {number}'}
        </Translate>
      ) : (
        <Translate id="progress.LessonLabel.day" description="Which day of a course" values={{ number }}>
          {'Ngày {number}'}
        </Translate>
      );
    case 'review':
      return isInSentence ? (
        <Translate id="progress.LessonLabel.reviewInside" description="Which review, in a sentence" values={{ number }}>
          {'bài ôn tập {number}'}
        </Translate>
      ) : (
        <Translate id="progress.LessonLabel.review" description="Which review of a course" values={{ number }}>
          {'Ôn tập {number}'}
        </Translate>
      );
    case 'summary':
      return isInSentence ? (
        <Translate id="progress.LessonLabel.summaryInside" description="The last lesson of a course, in a sentence">
          bài tổng kết
        </Translate>
      ) : (
        <Translate id="progress.LessonLabel.summary" description="The last lesson of a course">
          Tổng kết
        </Translate>
      );
  }
}
