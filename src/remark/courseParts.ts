import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { OUTLINES } from '../../courses/outlines';
import { exerciseIds, lessonId } from '../features/progress/core/course';
import { QUIZZES_FOLDER, readQuizzes } from '../features/quiz/node/readQuizzes';
import { injectImport } from './injectImport';
import { dataAttribute, variableAttribute } from './jsxAttribute';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

interface Part {
  /** The attribute that names what is shown; without one the component is complete as it is. */
  readonly key?: string;
  /** Where the component lives, and the property that takes what is named. */
  readonly from: string;
  readonly property?: string;
  /** Folder of the generated data. */
  readonly data?: string;
  readonly known?: () => Promise<readonly string[]> | readonly string[];
  /** Where an author defines another one. */
  readonly definedIn?: string;
}

const PARTS: Readonly<Record<string, Part>> = {
  CourseRoadmap: {
    key: 'course',
    from: '@site/src/features/progress/CourseRoadmap',
    property: 'course',
    data: 'courses',
    known: () => OUTLINES.map(({ id }) => id),
    definedIn: 'courses/outlines.ts',
  },
  Quiz: {
    key: 'id',
    from: '@site/src/features/quiz/Quiz',
    property: 'quiz',
    data: 'quizzes',
    known: async () => (await readQuizzes()).map(({ id }) => id),
    definedIn: `${QUIZZES_FOLDER}/`,
  },
  ReviewList: { from: '@site/src/features/progress/ReviewList' },
};

const LESSON_END = { imported: 'LessonEnd', local: 'LessonEnd', from: '@site/src/features/progress/LessonEnd' };

function nameOf(file: VFile): string {
  return path.relative(process.cwd(), file.path).split(path.sep).join('/');
}

function findElements(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name && Object.hasOwn(PARTS, node.name)) found.push(node as Element);
  });
  return found;
}

function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** What is named wrongly, or undefined. */
async function complaint(id: string | undefined, { key, known, definedIn }: Part): Promise<string | undefined> {
  const ids = (await known?.()) ?? [];
  if (id !== undefined && ids.includes(id)) return undefined;
  const what = id === undefined ? `has no ${key}="…"` : `has ${key}="${id}", which does not exist`;
  return `${what}. ${ids.length > 0 ? `Known: ${ids.join(', ')}. ` : ''}Another one is defined in ${definedIn}`;
}

/** The lesson that a document is, if its course has it. */
function lessonOf(name: string): string | undefined {
  const [, id] = /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx?$/.exec(name) ?? [];
  const isLesson = OUTLINES.some((outline) => outline.lessons.some((lesson) => lessonId(outline, lesson) === id));
  return isLesson ? id : undefined;
}

/**
 * Makes `<CourseRoadmap course="…" />`, `<Quiz id="…" />` and `<ReviewList />` known to documents without an import,
 * and ends each lesson of a course with its mark. Only documents that show a part load it and its data; a name that
 * does not exist stops the build with file and line.
 */
export function courseParts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const used = new Set<string>();
    for (const node of findElements(tree)) {
      const name = node.name ?? '';
      const part = PARTS[name];
      if (!part) continue;
      used.add(name);
      if (!part.key || !part.property) continue;
      const id = attributeOf(node, part.key);
      const problem = await complaint(id, part);
      if (problem) throw new Error(`${nameOf(file)}:${node.position?.start.line ?? 0}: <${name}> ${problem}.`);
      const local = `${part.property}_${id?.replaceAll('-', '_')}`;
      node.attributes = [variableAttribute(part.property, local)];
      if (used.has(local)) continue;
      used.add(local);
      injectImport(tree, { local, from: `@generated/courses/default/${part.data}/${id}.json` });
    }
    for (const [name, { from }] of Object.entries(PARTS)) {
      if (used.has(name)) injectImport(tree, { imported: name, local: name, from });
    }

    const lesson = lessonOf(nameOf(file));
    if (!lesson) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: LESSON_END.local,
      attributes: [dataAttribute('id', lesson), dataAttribute('exercises', exerciseIds(String(file.value)))],
      children: [],
    });
    injectImport(tree, LESSON_END);
  };
}
