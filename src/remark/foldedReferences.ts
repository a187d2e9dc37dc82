import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue } from 'light-pages/islands/remark/jsxAttribute';
import { fileName } from './locationOf';

const COMPONENT = {
  imported: 'FoldedReference',
  local: 'FoldedReference',
  from: '@site/src/components/FoldedReference',
};
/** Days of a course; posts and other documents are about what they record. */
const OF_COURSE = /(?:^|\/)learn-sql-in-30-days\/(?!30-day)/;
const DIALECTS = 'dialects';

const isElement = (node: RootContent | undefined, name: string): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && node.name === name;

function hasInside(node: MdxJsxFlowElement, name: string): boolean {
  let found = false;
  visit(node, 'mdxJsxFlowElement', (inner: MdxJsxFlowElement) => {
    found ||= inner.name === name;
  });
  return found;
}

/** A recording that does not wait for the reader's guess: then its result is folded already. */
const isRecording = (node: RootContent | undefined): node is MdxJsxFlowElement =>
  isElement(node, 'RecordedFrame') && !hasInside(node, 'GuessFirst');

/** Products and versions above the recordings, each once: `MySQL 9.7.4`. */
function productsOf(nodes: readonly MdxJsxFlowElement[]): string {
  const products = new Set<string>();
  for (const node of nodes) {
    visit(node, 'mdxJsxFlowElement', (inner: MdxJsxFlowElement) => {
      const [tool, version] = ['tool', 'version'].map((name) => {
        const value = attributeValue(inner, name);
        return typeof value === 'object' && value ? (JSON.parse(value.value) as string) : undefined;
      });
      if (tool !== undefined) products.add(`${tool} ${version}`);
    });
  }
  return [...products].join(', ');
}

function folded(children: readonly RootContent[], products?: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT.local,
    attributes: products === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'products', value: products }],
    children: children as MdxJsxFlowElement['children'],
  };
}

function idOf(node: RootContent): unknown {
  return node.type === 'heading' ? (node.data?.hProperties as { id?: unknown } | undefined)?.id : undefined;
}

/**
 * Folds what a day of the SQL course can be read without: recordings of other systems, and the section on the
 * differences between systems (`{/* #dialects *\/}`) from its first table or recording on.
 */
export function foldedReferences() {
  return (tree: Root, file: VFile): void => {
    if (!OF_COURSE.test(fileName(file.path))) return;
    const nodes = tree.children;
    const result: RootContent[] = [];
    let isInDialects = false;
    let foldedTo = 0;
    for (const [index, node] of nodes.entries()) {
      if (index < foldedTo) continue;
      if (node.type === 'heading') isInDialects = idOf(node) === DIALECTS;
      const isReference = isRecording(node) || (isInDialects && node.type === 'table');
      if (!isReference) {
        result.push(node);
        continue;
      }
      const isOutside = isInDialects
        ? ({ type }: RootContent) => type === 'heading'
        : (one: RootContent) => !isRecording(one);
      const rest = nodes.slice(index);
      const length = rest.findIndex(isOutside);
      const inside = length === -1 ? rest : rest.slice(0, length);
      foldedTo = index + inside.length;
      result.push(folded(inside, isInDialects ? undefined : productsOf(inside.filter(isRecording))));
    }
    if (foldedTo === 0) return;
    tree.children = result;
    injectImport(tree, COMPONENT);
  };
}
