import type { Course } from '../../offline/build/courses';
import type { DocFacts } from '../core/course';
import type { Starter, Topic } from '../core/topic';

type Pages = Iterable<DocFacts>;

/** The lessons of a topic; some of its overviews are documents too. */
const lessonsOf = ({ pages, places }: Course, byPath: ReadonlyMap<string, DocFacts>): DocFacts[] =>
  pages.flatMap((page) => (places.includes(page) ? [] : (byPath.get(page) ?? [])));

/** The topics in sidebar order, each with its first lesson. */
export function describeTopics(courses: readonly Course[], docs: Pages): Topic[] {
  const byPath = new Map([...docs].map((doc) => [doc.href, doc]));
  return courses.flatMap((course) => {
    const { id, label, href } = course;
    const [first] = lessonsOf(course, byPath);
    return first ? [{ id, label, href, first: { title: first.title, href: first.href } }] : [];
  });
}

/** How many lessons the empty search dialog suggests. */
const STARTERS = 6;

/** Lessons to begin with: the first of each topic in turn, then the second of each. */
export function chooseStarters(courses: readonly Course[], docs: Pages): Starter[] {
  const byPath = new Map([...docs].map((doc) => [doc.href, doc]));
  const rows = courses.map((course) =>
    lessonsOf(course, byPath).map(({ title, href }) => ({ title, href, topic: course.label })),
  );
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row.slice(turn, turn + 1))).flat();
  return inTurn.slice(0, STARTERS);
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
