import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute } from 'light-pages/islands/remark/jsxAttribute';

const COMPONENT = { imported: 'LiveCode', local: 'LiveCode', from: '@site/src/features/code-lab/LiveCode' };

/**
 * Renders ```` ```jsx live ```` fences with our own component. Docusaurus' theme would use it too
 * (`src/theme/Playground`), but as part of the code block that every page loads.
 */
export function liveCode() {
  return (tree: Root): void => {
    let found = false;
    visit(tree, 'code', (node: Code, index, parent) => {
      const words = (node.meta ?? '').split(/\s+/);
      if (!words.includes('live') || !parent || index === undefined) return;
      found = true;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: COMPONENT.local,
        attributes: [
          dataAttribute('code', node.value),
          dataAttribute('noInline', words.includes('noInline')),
          ...(words.includes('folded') ? [dataAttribute('folded', true)] : []),
        ],
        children: [],
        position: node.position,
      };
    });
    if (found) injectImport(tree, COMPONENT);
  };
}
