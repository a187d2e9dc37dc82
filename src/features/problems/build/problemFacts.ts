import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PROBLEMS } from '../../../../courses/problems';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { documentId, locationOf } from '../../../remark/locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const FACTS = 'ProblemFacts';
const TABLE = 'ProblemTable';
const DATA = '@generated/courses/default';

/** Passes the facts of the document to `<ProblemFacts />`, and the list of all problems to `<ProblemTable />`. */
function giveData(node: Element, file: VFile, importData: (local: string, from: string) => void): void {
  if (node.name === TABLE) {
    node.attributes = [variableAttribute('list', 'problemList')];
    importData('problemList', `${DATA}/problem-list.json`);
    return;
  }
  const id = documentId(file.path);
  const problem = PROBLEMS.find((one) => one.id === id);
  if (!problem) {
    throw new Error(
      `${locationOf(file, node.position?.start.line)}: <ProblemFacts /> is in a document that is not listed as a problem. List it in courses/problems.ts${id === undefined ? '' : ` with the id "${id}"`}, or remove the element.`,
    );
  }
  // From the id alone the island can tell, before it hydrates, whether the reader's progress changes anything.
  node.attributes = [variableAttribute('facts', 'problemFacts'), dataAttribute('solvedBy', problem.solvedBy)];
  importData('problemFacts', `${DATA}/problems/${problem.number}.json`);
}

/**
 * Makes `<ProblemFacts />` and `<ProblemTable />` available in documents without imports or attributes; their content
 * is defined in `courses/problems.ts`. A `<ProblemFacts />` in a document that is not a problem stops the build with
 * file and line.
 */
export function problemFacts() {
  return (tree: Root, file: VFile): void => {
    const data = new Map<string, string>();
    const components = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node ? node.name : undefined;
      if (name !== FACTS && name !== TABLE) return;
      giveData(node as Element, file, (local, from) => data.set(local, from));
      components.add(name);
    });
    for (const [local, from] of data) injectImport(tree, { local, from });
    for (const name of components) {
      injectImport(tree, { imported: name, local: name, from: `@site/src/features/problems/${name}` });
    }
  };
}
