import type { Course } from '../../offline/build/courses';
import type { DocFacts } from '../core/course';
import type { Topic } from '../core/topic';

type Pages = Iterable<DocFacts>;

/** The topics in sidebar order, each with its first lesson. */
export function describeTopics(courses: readonly Course[], docs: Pages): Topic[] {
  const byPath = new Map([...docs].map((doc) => [doc.href, doc]));
  return courses.flatMap(({ id, label, href, pages }) => {
    const first = pages.map((page) => byPath.get(page)).find((doc) => doc !== undefined);
    return first ? [{ id, label, href, first: { title: first.title, href: first.href } }] : [];
  });
}

/** Ids of the exercises of each topic that has any. */
export function exercisesOfTopics(courses: readonly Course[], docs: Pages): Record<string, readonly string[]> {
  const byPath = new Map([...docs].map((doc) => [doc.href, doc]));
  return Object.fromEntries(
    courses
      .map(({ id, pages }) => [id, pages.flatMap((page) => byPath.get(page)?.exercises ?? [])] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}
