import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { courseMark } from '../../progress/core/courseMarks';

type Category = Extract<PropSidebarItem, { type: 'category' }>;

export interface MenuParts {
  /** The course or topic of the page. */
  readonly section?: Category;
  /** What else there is: the other documents of the topic, then the other topics. */
  readonly others: readonly PropSidebarItem[];
}

/**
 * Splits the list of documents into the part around a page and the rest. A course is a section of its own, even inside
 * a topic.
 *
 * @param isAround - whether an entry is the page or contains it
 */
export function sectionOf(items: readonly PropSidebarItem[], isAround: (item: PropSidebarItem) => boolean): MenuParts {
  const find = (among: readonly PropSidebarItem[], isWanted: (item: Category) => boolean) =>
    among.find((item): item is Category => item.type === 'category' && isAround(item) && isWanted(item));
  const topic = find(items, () => true);
  if (!topic) return { others: items };
  const course = find(topic.items, (item) => courseMark(item) !== undefined);
  const otherTopics = items.filter((item) => item !== topic);
  return course
    ? { section: course, others: [...topic.items.filter((item) => item !== course), ...otherTopics] }
    : { section: topic, others: otherTopics };
}
