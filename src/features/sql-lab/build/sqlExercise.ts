import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { EXERCISES_FOLDER, readExercises } from '../node/readExercises';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const COMPONENT = { imported: 'SqlExercise', local: 'SqlExercise', from: '@site/src/features/sql-lab/SqlExercise' };

function findElements(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ('name' in node && node.name === COMPONENT.local) found.push(node as Element);
  });
  return found;
}

function idOf(element: Element): string | undefined {
  const id = attributeValue(element, 'id');
  return typeof id === 'string' ? id : undefined;
}

function problemAt(node: Element, file: VFile, message: string): Error {
  return new Error(
    `${locationOf(file, node.position?.start.line)}: <SqlExercise> ${message}. Exercises are written in ${EXERCISES_FOLDER}/.`,
  );
}

/**
 * Adds an import of the exercise's page data, and its position among those of the page, to each
 * `<SqlExercise id="…" />`. A page then loads only its own
 * exercises, and a changed definition reaches it even if the document has not changed. An unknown or repeated id stops
 * the build with file and line.
 */
export function sqlExercise() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = findElements(tree);
    if (elements.length === 0) return;
    const exercises = await readExercises();
    const ids: string[] = [];
    for (const node of elements) {
      const id = idOf(node);
      if (!id) throw problemAt(node, file, 'has no id');
      if (!exercises.some((exercise) => exercise.id === id))
        throw problemAt(node, file, `has the id "${id}", which no exercise has`);
      if (ids.includes(id)) throw problemAt(node, file, `has the id "${id}", which is already above`);
      node.attributes = [
        variableAttribute('exercise', `sqlExercise${ids.length}`),
        dataAttribute('position', ids.length + 1),
      ];
      ids.push(id);
    }
    ids.forEach((id, index) => {
      injectImport(tree, { local: `sqlExercise${index}`, from: `@generated/sql-assets/default/exercises/${id}.json` });
    });
    injectImport(tree, COMPONENT);
  };
}
