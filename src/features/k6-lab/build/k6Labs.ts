import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';
import { LABS_FOLDER } from '../core/lab/checkLab';
import { idsWith } from '../node/readLabs';

const DATA = '@generated/k6-lab/default';

/** The components, with their property, the file that makes a folder theirs, and the folder of their data. */
const COMPONENTS = {
  K6Lab: { property: 'lab', file: 'lab.ts', data: 'labs' },
  K6Exercise: { property: 'exercise', file: 'exercise.ts', data: 'exercises' },
} as const;

const isComponent = (name: string | null): name is keyof typeof COMPONENTS =>
  name !== null && Object.hasOwn(COMPONENTS, name);

/**
 * Gives `<K6Lab id="…" />` and `<K6Exercise id="…" />` their data, which the build has generated. An unknown or repeated
 * id stops the build with file and line.
 */
export function k6Labs() {
  return (tree: Root, file: VFile): void => {
    const locals = new Map<string, { readonly local: string; readonly from: string }>();
    const components = new Set<keyof typeof COMPONENTS>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const { name } = node;
      if (!isComponent(name)) return;
      const { property, file: needed, data } = COMPONENTS[name];
      const id = attributeValue(node, 'id');
      const ids = idsWith(needed);
      const problem =
        typeof id !== 'string' || id === ''
          ? 'has no id'
          : !ids.includes(id)
            ? `has the id "${id}", for which there is no ${LABS_FOLDER}/${id}/${needed} (known: ${ids.join(', ')})`
            : locals.has(id)
              ? `has the id "${id}", which is already above`
              : undefined;
      if (problem !== undefined || typeof id !== 'string') {
        throw new Error(`${locationOf(file, node.position?.start.line)}: <${name}> ${problem}.`);
      }
      const local = `k6Lab${locals.size}`;
      locals.set(id, { local, from: `${DATA}/${data}/${id}.json` });
      node.attributes.push(variableAttribute(property, local));
      components.add(name);
    });
    // Not before: an import changes the list that is being visited.
    for (const one of locals.values()) injectImport(tree, one);
    for (const name of components)
      injectImport(tree, { imported: name, local: name, from: `@site/src/features/k6-lab/${name}` });
  };
}
