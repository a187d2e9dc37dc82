import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROBLEMS_FOLDER } from '../features/code-lab/node/readProblems';
import { injectImport } from './injectImport';
import { variableAttribute } from './jsxAttribute';

const COMPONENT = { imported: 'CodeProblem', local: 'CodeProblem', from: '@site/src/features/code-lab/CodeProblem' };

function idOf(node: MdxJsxFlowElement): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id');
  return typeof found?.value === 'string' ? found.value : undefined;
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
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 0}`;
        throw new Error(
          `${where}: <CodeProblem> ${id ? `has the id "${id}", but ${definition} does not exist` : 'has no id'}. Write id="<name of a file in ${PROBLEMS_FOLDER}>".`,
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
