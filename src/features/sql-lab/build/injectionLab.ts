import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectionProgram } from '../core/injection/injectionPrograms';
import { injectionExample } from '../node/injectionExample';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';

const COMPONENT = { imported: 'InjectionLab', local: 'InjectionLab', from: '@site/src/features/sql-lab/InjectionLab' };

/**
 * Adds the engine's answers for the example to each `<InjectionLab program="…" />`, computed while the document is
 * compiled. An unknown program stops the build with file and line.
 */
export function injectionLab() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === COMPONENT.local) elements.push(node);
    });
    for (const node of elements) {
      const id = attributeValue(node, 'program');
      const program = injectionProgram(typeof id === 'string' ? id : undefined);
      if (!program)
        throw new Error(
          `${locationOf(file, node.position?.start.line)}: <InjectionLab> does not name a program of the lab.`,
        );
      node.attributes.push(dataAttribute('example', await injectionExample(program)));
    }
    if (elements.length > 0) injectImport(tree, COMPONENT);
  };
}
