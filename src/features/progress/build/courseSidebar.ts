import type { Options } from '@docusaurus/plugin-content-docs';
import { OUTLINES } from '../../../../courses/outlines';
import type { Bilingual } from '../../../core/bilingual';
import { lessonId, type CourseOutline } from '../core/course';
import type { CourseMark, LessonMark } from '../core/courseMarks';

type Generator = Exclude<NonNullable<Options['sidebarItemsGenerator']>, undefined>;
type Item = Awaited<ReturnType<Generator>>[number];
type Language = keyof Bilingual;

function describe({ shortTitle, stages = [], lessons }: CourseOutline, language: Language): CourseMark | undefined {
  const days = Math.max(0, ...lessons.filter(({ kind }) => kind === 'day').map(({ number }) => number));
  if (!shortTitle) return undefined;
  return {
    name: shortTitle[language],
    days,
    stages: stages.map(({ title, firstDay }, index) => ({
      title: title[language],
      days: `${firstDay}–${(stages[index + 1]?.firstDay ?? days + 1) - 1}`,
    })),
  };
}

/** The marks of a course's lessons by document id. A review belongs to the stage of the days before it. */
function markLessons({ stages = [], lessons, folder }: CourseOutline): [string, LessonMark][] {
  let day = 0;
  return lessons.flatMap(({ kind, number, file }): [string, LessonMark][] => {
    if (kind === 'summary') return [];
    if (kind === 'day') day = number;
    const stage = stages.filter(({ firstDay }) => firstDay <= day).length - 1;
    return [[lessonId({ folder }, { file }), { ...(kind === 'day' && { day }), ...(stage >= 0 && { stage }) }]];
  });
}

/** Adds to the courses and lessons of the list what `core/courseMarks.ts` describes. */
export function markItems(items: readonly Item[], outlines: readonly CourseOutline[], language: Language): Item[] {
  const lessons = new Map(outlines.flatMap(markLessons));
  const mark = (item: Item): Item => {
    if (item.type === 'doc') {
      const found = lessons.get(item.id);
      return found ? { ...item, customProps: { ...item.customProps, ...found } } : item;
    }
    if (item.type !== 'category') return item;
    const course = outlines.find(({ folder }) =>
      item.items.some((one) => one.type === 'doc' && lessons.has(one.id) && one.id.startsWith(`${folder}/`)),
    );
    const described = course && describe(course, language);
    return {
      ...item,
      items: item.items.map(mark),
      ...(described && { customProps: { ...item.customProps, course: described } }),
    };
  };
  return items.map(mark);
}

/** The list of documents as Docusaurus makes it from the folders, with the days and stages of courses. */
export const courseSidebar: Generator = async ({ defaultSidebarItemsGenerator, ...facts }) =>
  markItems(
    await defaultSidebarItemsGenerator(facts),
    OUTLINES,
    process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'vi',
  );
