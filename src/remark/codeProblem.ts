import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROBLEMS_FOLDER } from '../features/code-lab/node/readProblems';
import { injectImport } from './injectImport';
import { attributeValue, variableAttribute } from './jsxAttribute';
import { placeOf } from './placeOf';

const COMPONENT = { imported: 'CodeProblem', local: 'CodeProblem', from: '@site/src/features/code-lab/CodeProblem' };

function idOf(node: MdxJsxFlowElement): string | undefined {
  const id = attributeValue(node, 'id');
  return typeof id === 'string' ? id : undefined;
}

/**
 * Gives each `<CodeProblem id="…" />` the data of its problem. The data is an import of its own, so a
 * changed definition reaches the page although the document has not changed.
 */
export function codeProblem() {
  return (tree: Root, file: VFile): void => {
    const ids: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== COMPONENT.local) return;
      const id = idOf(node);
      const definition = `${PROBLEMS_FOLDER}/${id}.ts`;
      if (!id || !existsSync(path.resolve(definition))) {
        throw new Error(
          `${placeOf(file, node.position?.start.line)}: <CodeProblem> ${id ? `has the id "${id}", but ${definition} does not exist` : 'has no id'}. Write id="<name of a file in ${PROBLEMS_FOLDER}>".`,
        );
      }
      if (!ids.includes(id)) ids.push(id);
      node.attributes.push(variableAttribute('problem', `codeProblem${ids.indexOf(id)}`));
    });
    ids.forEach((id, index) => {
      injectImport(tree, { local: `codeProblem${index}`, from: `@generated/code-lab/default/problems/${id}.json` });
    });
    if (ids.length > 0) injectImport(tree, COMPONENT);
  };
}
