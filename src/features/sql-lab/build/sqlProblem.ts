import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { SQL_PROBLEMS } from '../../../../courses/leetcode/database';
import { imageOfDataset } from '../../../../courses/sql/datasets';
import { costFence } from '../core/sqlProblem';
import type { ProblemView } from '../core/problemView';
import { SQL_PROBLEMS_FOLDER, viewSqlProblem } from '../node/runSqlProblem';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { languageOf, locationOf } from '../../../remark/locationOf';

/** Components on a problem's page, and the part of the problem's data that each one shows. */
const PARTS: Readonly<Record<string, keyof ProblemView>> = {
  SqlApproaches: 'approaches',
  SqlExample: 'example',
  SqlNaive: 'naive',
};
/** Replaced by a `timed` fence. */
const COST = 'SqlCost';

interface Found {
  readonly node: MdxJsxFlowElement;
  readonly parent: Parent;
  readonly index: number;
}

function findElements(tree: Root): Found[] {
  const found: Found[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    if (!parent || index === undefined || !node.name) return;
    if (node.name === COST || Object.hasOwn(PARTS, node.name)) found.push({ node, parent, index });
  });
  return found;
}

/**
 * Adds the engines' answers to `<SqlExample>`, `<SqlApproaches>` and `<SqlNaive>`, and replaces `<SqlCost>` by a
 * `timed` fence; must run before `sqlFences`. An unknown problem id, or a definition that breaks its promises, stops
 * the build with file and line.
 */
export function sqlProblem() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const used = new Set<string>();
    for (const { node, parent, index } of findElements(tree)) {
      const id = attributeValue(node, 'id');
      const problem = SQL_PROBLEMS.find((candidate) => candidate.id === id);
      const where = `${locationOf(file, node.position?.start.line)}: <${node.name}>`;
      if (!problem)
        throw new Error(
          `${where} ${typeof id === 'string' ? `has the id "${id}", which no problem has` : 'has no id'}. Problems are written in ${SQL_PROBLEMS_FOLDER}/ and listed in its index.ts.`,
        );
      if (node.name === COST) {
        const { meta, code } = costFence(problem, languageOf(file.path));
        parent.children[index] = { type: 'code', lang: 'sql', meta, value: code, position: node.position } as Code;
        continue;
      }
      const view = await viewSqlProblem(problem, languageOf(file.path), imageOfDataset).catch((error: unknown) => {
        throw new Error(`${where} shows a problem that has an error. ${(error as Error).message}`, { cause: error });
      });
      const part = PARTS[node.name ?? ''];
      if (part) node.attributes = [dataAttribute('view', view[part])];
      used.add(node.name ?? '');
    }
    for (const name of used)
      injectImport(tree, { imported: name, local: name, from: `@site/src/features/sql-lab/${name}` });
  };
}
