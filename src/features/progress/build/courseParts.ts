import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { OUTLINES } from '../../../../courses/outlines';
import { exerciseIds, lessonId } from '../core/course';
import { QUIZZES_FOLDER, readQuizzes } from '../../quiz/node/readQuizzes';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { documentId, locationOf } from '../../../remark/locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A component whose attribute names data that is defined elsewhere. */
interface NamingPart {
  readonly attribute: string;
  /** The component's property that receives the named data. */
  readonly property: string;
  /** Folder with the generated data. */
  readonly data: string;
  readonly known: () => Promise<readonly string[]>;
  /** Where authors define these data. */
  readonly definedIn: string;
}

const NAMING: ReadonlyMap<string, NamingPart> = new Map([
  [
    'CourseRoadmap',
    {
      attribute: 'course',
      property: 'course',
      data: 'courses',
      known: () => Promise.resolve(OUTLINES.map(({ id }) => id)),
      definedIn: 'courses/outlines.ts',
    },
  ],
  [
    'CourseSkills',
    {
      attribute: 'course',
      property: 'skills',
      data: 'skills',
      known: () => Promise.resolve(OUTLINES.map(({ id }) => id)),
      definedIn: 'courses/outlines.ts',
    },
  ],
  [
    'Quiz',
    {
      attribute: 'id',
      property: 'quiz',
      data: 'quizzes',
      known: async () => (await readQuizzes()).map(({ id }) => id),
      definedIn: `${QUIZZES_FOLDER}/`,
    },
  ],
]);

const MODULES: ReadonlyMap<string, string> = new Map([
  ['CourseRoadmap', '@site/src/features/progress/CourseRoadmap'],
  ['CourseSkills', '@site/src/features/progress/CourseSkills'],
  ['LessonEnd', '@site/src/features/progress/LessonEnd'],
  ['Quiz', '@site/src/features/quiz/Quiz'],
  ['ReviewList', '@site/src/features/progress/ReviewList'],
]);

function findElements(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && MODULES.has(node.name ?? '')) found.push(node as Element);
  });
  return found;
}

/** The name in the attribute; throws where there are no such data. */
async function namedBy(node: Element, { attribute, known, definedIn }: NamingPart, file: VFile): Promise<string> {
  const value = attributeValue(node, attribute);
  const id = typeof value === 'string' ? value : undefined;
  const ids = await known();
  if (id !== undefined && ids.includes(id)) return id;
  const where = `${locationOf(file, node.position?.start.line)}: <${node.name}>`;
  const what = id === undefined ? `has no ${attribute}="…"` : `has ${attribute}="${id}", which does not exist`;
  const list = ids.length > 0 ? `Known: ${ids.join(', ')}. ` : '';
  throw new Error(`${where} ${what}. ${list}Define a new one in ${definedIn}.`);
}

/** The lesson id of a document, or undefined where no course has it. */
function lessonOf(file: VFile): string | undefined {
  const id = documentId(file.path);
  const isLesson = OUTLINES.some((outline) => outline.lessons.some((lesson) => lessonId(outline, lesson) === id));
  return isLesson ? id : undefined;
}

/**
 * Makes `<CourseRoadmap course="…" />`, `<CourseSkills course="…" />`, `<Quiz id="…" />` and `<ReviewList />` available
 * in documents without imports, and adds the end mark to each lesson of a course. Only documents with such a component
 * load it and its data; an unknown name stops the build with file and line.
 */
export function courseParts() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = findElements(tree);
    const components = new Set(elements.map(({ name }) => name ?? ''));
    const data = new Map<string, string>();
    for (const node of elements) {
      const part = NAMING.get(node.name ?? '');
      if (!part) continue;
      const id = await namedBy(node, part, file);
      const from = `@generated/courses/default/${part.data}/${id}.json`;
      const local = data.get(from) ?? `coursePart${data.size}`;
      data.set(from, local);
      node.attributes = [variableAttribute(part.property, local)];
    }

    const lesson = lessonOf(file);
    if (lesson) {
      components.add('LessonEnd');
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'LessonEnd',
        attributes: [dataAttribute('id', lesson), dataAttribute('exercises', exerciseIds(String(file.value)))],
        children: [],
      });
    }
    for (const [from, local] of data) injectImport(tree, { local, from });
    for (const name of components) injectImport(tree, { imported: name, local: name, from: MODULES.get(name) ?? '' });
  };
}
