import type { Course, CourseLesson } from './course';
import { entryOf, isRead } from './record';
import type { Progress } from './types';

/** How far a reader is in a course. */
export interface Standing {
  readonly read: number;
  readonly solved: number;
  readonly exercises: number;
  /** The first existing lesson that is not read; undefined when all existing lessons are read. */
  readonly next?: CourseLesson;
}

/** How many lessons of a course are read and how many exercises solved, and where to continue. */
export function standingIn({ lessons }: Course, progress: Progress): Standing {
  const isDone = ({ id }: CourseLesson) => isRead(entryOf(progress.lessons, id));
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  const next = lessons.find((lesson) => lesson.href !== undefined && !isDone(lesson));
  return {
    read: lessons.filter(isDone).length,
    solved: exercises.filter((id) => entryOf(progress.exercises, id)?.solved).length,
    exercises: exercises.length,
    ...(next && { next }),
  };
}
