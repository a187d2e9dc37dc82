import type { CourseOutline } from '../src/features/progress/core/course';
import { SQL_OUTLINE } from './sql/outline';

/** Every course with a roadmap. */
export const OUTLINES: readonly CourseOutline[] = [SQL_OUTLINE];
