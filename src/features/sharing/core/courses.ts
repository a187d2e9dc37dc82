import type { CourseFacts, PageFacts } from './types';

/** Folders of documents, below `docs/`, whose lessons form a course. */
export const COURSE_FOLDERS = [
  'database/learn-sql-in-30-days',
  'k6',
  'leetcode',
  'operating-system',
  'web-security',
] as const;

/**
 * Collects the courses of one language. A document belongs to the course whose folder its address lies in; the folder's
 * depth says which of its breadcrumbs names the course.
 *
 * @param pages - all pages, in the order in which lessons are to be listed
 * @param docsUrl - absolute address of all documents, without a trailing slash
 * @returns the courses by the address of each lesson
 */
export function collectCourses(pages: readonly PageFacts[], docsUrl: string): Map<string, CourseFacts> {
  const courses = new Map<string, CourseFacts & { lessons: { name: string; url: string }[] }>();
  const courseOf = new Map<string, CourseFacts>();
  for (const page of pages) {
    if (page.kind !== 'document') continue;
    const folder = COURSE_FOLDERS.find((name) => page.url.startsWith(`${docsUrl}/${name}/`));
    const crumb = folder && page.crumbs[folder.split('/').length - 1];
    if (!crumb?.url || crumb.url === page.url) continue;
    const course = courses.get(crumb.url) ?? { name: crumb.name, url: crumb.url, lessons: [] };
    courses.set(crumb.url, course);
    course.lessons.push({ name: page.title, url: page.url });
    courseOf.set(page.url, course);
  }
  return courseOf;
}
