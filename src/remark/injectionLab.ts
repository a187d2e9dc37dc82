import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectionProgram } from '../features/sql-lab/core/injectionPrograms';
import { injectionExample } from '../features/sql-lab/node/injectionExample';
import { injectImport } from './injectImport';
import { attributeValue, dataAttribute } from './jsxAttribute';
import { placeOf } from './placeOf';

const COMPONENT = { imported: 'InjectionLab', local: 'InjectionLab', from: '@site/src/features/sql-lab/InjectionLab' };

/**
 * Gives each `<InjectionLab program="…" />` what the engine answers to its example, computed while the document is
 * compiled. A program that is unknown stops the build with file and line.
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
        throw new Error(`${placeOf(file, node.position?.start.line)}: <InjectionLab> names no program of the lab.`);
      node.attributes.push(dataAttribute('example', await injectionExample(program)));
    }
    if (elements.length > 0) injectImport(tree, COMPONENT);
  };
}
