/** The list of the books of a language, below its base path. */
export const BOOK_LIST = 'books.json';

/** A book in that list. */
export interface ListedBook {
  /** The course's folder below `docs/`. */
  readonly course: string;
  readonly title: string;
  readonly path: string;
  readonly bytes: number;
}

/**
 * Path of a course's book.
 *
 * @param baseUrl - base path of the language, with a slash at its end
 * @param course - the course's folder below `docs/`
 */
export const bookPath = (baseUrl: string, course: string): string => `${baseUrl}docs/${course}.epub`;

/**
 * The course whose lessons are at the given paths.
 *
 * @param paths - paths of lessons; a page that introduces a course may name the introduction itself
 * @param courses - folders below `docs/`
 * @returns its folder; undefined for lessons of no course, or of several
 */
export function courseOf<Course extends string>(
  paths: readonly string[],
  baseUrl: string,
  courses: readonly Course[],
): Course | undefined {
  const isInside = (course: Course) => (path: string) => `${path}/`.startsWith(`${baseUrl}docs/${course}/`);
  return courses.find((course) => paths.length > 0 && paths.every(isInside(course)));
}
