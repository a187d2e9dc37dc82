import { lessonId, type CourseOutline } from './course';

/**
 * The lessons of a course that have no document, and the documents of its folder that are neither lessons nor among its
 * other pages. A renamed document is in both lists.
 *
 * @param ids - the ids of all documents
 */
export function lostLessons(outline: CourseOutline, ids: Iterable<string>): { planned: string[]; strays: string[] } {
  const { folder, lessons, otherPages = [] } = outline;
  const present = new Set(ids);
  const known = new Set([
    ...lessons.map((lesson) => lessonId(outline, lesson)),
    ...otherPages.map((page) => `${folder}/${page}`),
  ]);
  return {
    planned: lessons.map((lesson) => lessonId(outline, lesson)).filter((id) => !present.has(id)),
    strays: [...present].filter((id) => id.startsWith(`${folder}/`) && !known.has(id)),
  };
}

/**
 * Says which document of a course has another name than its outline; undefined if none has.
 *
 * @param outlineFile - where the outline is written, for the message
 */
export function describeLost(outline: CourseOutline, ids: Iterable<string>, outlineFile: string): string | undefined {
  const { planned, strays } = lostLessons(outline, ids);
  if (planned.length === 0 || strays.length === 0) return undefined;
  const list = (names: readonly string[]) => names.map((id) => `docs/${id}`).join(', ');
  return `${outlineFile} expects ${list(planned)}, which does not exist, and does not know ${list(strays)}. If a lesson was renamed, write its new name into the outline (and redirect its old address); otherwise add the new document to the outline.`;
}
