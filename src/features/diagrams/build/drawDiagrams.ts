import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';
import { readDiagram } from '../../../remark/readDiagram';
import type { DiagramView } from '../core/drawing';
import { cachedDrawing } from '../node/cachedDrawing';
import { NARROW } from '../node/drawDiagram';
import { graphModel } from '../node/graphModel';
import { sequenceModel } from '../node/sequenceModel';

const COMPONENT = 'DrawnDiagram';
/** Settings of Mermaid: front matter and directives. */
const SETTINGS = /^\s*---|%%\{/;

/** What an author has to mend. */
class Problem extends Error {}

/** A drawing of a diagram; undefined if only Mermaid can draw it. */
async function drawn(text: string): Promise<DiagramView | undefined> {
  const { diagram } = SETTINGS.test(text) ? {} : await readDiagram(text);
  const model = diagram && ('messages' in diagram ? sequenceModel(diagram) : graphModel(diagram));
  if (!model) return undefined;
  const { title, description } = diagram;
  const first = text.trim().split('\n', 1)[0]?.trim() ?? '';
  if (!title) throw new Problem(`the diagram has no name for screen readers; write accTitle: … below \`${first}\``);
  if (!description)
    throw new Problem(`the diagram has no description for screen readers; write accDescr: … below \`${first}\``);
  const drawing = await cachedDrawing(model);
  if ('tooWide' in drawing)
    throw new Problem(
      `the diagram is ${drawing.tooWide} px wide, but a phone shows ${NARROW} px of readable text; shorten its longest labels, or put fewer boxes side by side`,
    );
  return { title, description, ...drawing };
}

/**
 * Replaces ```` ```mermaid ```` fences by drawings. Those that only Mermaid can draw stay, and their pages load it. A
 * diagram without a name or a description, or too wide for a phone, stops the build with file, line and remedy. Must run
 * after `mermaidSyntax`.
 */
export function drawDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: { readonly node: Code; readonly parent: Parent }[] = [];
    visit(tree, 'code', (node, _index, parent: Parent | undefined) => {
      if (node.lang === 'mermaid' && parent) fences.push({ node, parent });
    });
    let isUsed = false;
    for (const { node, parent } of fences) {
      const diagram = await drawn(node.value).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        const line = (node.position?.start.line ?? 0) + 1;
        throw new Error(`${locationOf(file, line)}: ${error.message}.`, { cause: error });
      });
      if (!diagram) continue;
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: [dataAttribute('diagram', diagram)],
        children: [],
        position: node.position,
      };
      parent.children[parent.children.indexOf(node)] = element;
      isUsed = true;
    }
    if (isUsed)
      injectImport(tree, { imported: COMPONENT, local: COMPONENT, from: '@site/src/features/diagrams/DrawnDiagram' });
  };
}
