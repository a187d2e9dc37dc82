import { decoded } from '../../../core/decoded';
import type { PackSummary } from './types';

/** The course that a page belongs to; undefined for a page outside the courses. */
export function findCourse(pathname: string, courses: readonly PackSummary[]): PackSummary | undefined {
  const path = decoded(pathname);
  return courses.find(({ places }) =>
    places.some((place) => (place.endsWith('/') ? path.startsWith(decoded(place)) : path === decoded(place))),
  );
}
