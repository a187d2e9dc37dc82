import { decoded } from '../../../core/decoded';
import type { PackSummary } from './types';

/** The course that a page belongs to; undefined for a page outside the courses. */
export function findCourse(pathname: string, courses: readonly PackSummary[]): PackSummary | undefined {
  const path = decoded(pathname);
  return courses.find(({ places }) =>
    places.some((each) => (each.endsWith('/') ? path.startsWith(decoded(each)) : path === decoded(each))),
  );
}
