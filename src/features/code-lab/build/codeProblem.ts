import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROBLEMS_FOLDER } from '../node/readProblems';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';

/** The workbench, and the approaches. */
const COMPONENTS = ['CodeProblem', 'CodeApproaches'] as const;

function componentOf({ name }: MdxJsxFlowElement): (typeof COMPONENTS)[number] | undefined {
  return COMPONENTS.find((component) => component === name);
}

/**
 * The problem id of an element; throws if the problem is unknown, or if an earlier element of the same kind uses the
 * id.
 */
function problemOf(node: MdxJsxFlowElement, above: readonly string[], file: VFile): string {
  const value = attributeValue(node, 'id');
  const id = typeof value === 'string' && value !== '' ? value : undefined;
  const where = `${locationOf(file, node.position?.start.line)}: <${node.name}>`;
  const mend = `Write id="<name of a file in ${PROBLEMS_FOLDER}>".`;
  if (id === undefined) throw new Error(`${where} has no id. ${mend}`);
  const definition = `${PROBLEMS_FOLDER}/${id}.ts`;
  if (!existsSync(path.resolve(definition))) {
    throw new Error(`${where} has the id "${id}", but ${definition} does not exist. ${mend}`);
  }
  if (above.includes(id)) throw new Error(`${where} has the id "${id}", which is already above. Remove one of them.`);
  return id;
}

/**
 * Adds the data of its problem to each `<CodeProblem id="…" />` and `<CodeApproaches id="…" />`. The data are a
 * separate import, so that a changed definition reaches the page even if the document has not changed.
 */
export function codeProblem() {
  return (tree: Root, file: VFile): void => {
    const ids: string[] = [];
    const shown = new Map<string, string[]>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const component = componentOf(node);
      if (!component) return;
      const above = shown.get(component) ?? [];
      const id = problemOf(node, above, file);
      shown.set(component, [...above, id]);
      if (!ids.includes(id)) ids.push(id);
      node.attributes.push(variableAttribute('problem', `codeProblem${ids.indexOf(id)}`));
    });
    ids.forEach((id, index) => {
      injectImport(tree, { local: `codeProblem${index}`, from: `@generated/code-lab/default/problems/${id}.json` });
    });
    for (const component of shown.keys()) {
      injectImport(tree, {
        imported: component,
        local: component,
        from: `@site/src/features/code-lab/${component}`,
      });
    }
  };
}
