import type { TopicSummary } from '../types';

interface Document {
  id: string;
  permalink: string;
  sidebarPosition?: number;
  unlisted: boolean;
}

/** The topics besides the SQL course, which the home page shows as a strip. */
const TOPICS = ['leetcode', 'operating-system', 'k6', 'web-security'];

/**
 * Counts the listed lessons of each topic folder, without its overview (`index`). A topic links to its first lesson.
 */
export function summarizeTopics(documents: readonly Document[]): TopicSummary[] {
  return TOPICS.map((folder) => {
    const lessons = documents
      .filter(({ id, unlisted }) => id.startsWith(`${folder}/`) && id !== `${folder}/index` && !unlisted)
      .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity) || a.id.localeCompare(b.id));
    return { folder, lessonCount: lessons.length, permalink: lessons[0]?.permalink };
  });
}
