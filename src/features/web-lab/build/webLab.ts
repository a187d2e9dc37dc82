import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, variableAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';
import { LABS_FOLDER, labIds } from '../node/readLabs';

const DATA = '@generated/web-lab/default';
const TABLE = 'WebLabTable';
/** Components of one lab, with their property and the folder of its data. */
const OF_A_LAB: Readonly<Record<string, { property: string; folder: string }>> = {
  WebLab: { property: 'lab', folder: 'labs' },
  WebLabFix: { property: 'fix', folder: 'fixes' },
};

function labOf(node: MdxJsxFlowElement, above: ReadonlySet<string>, file: VFile): string {
  const value = attributeValue(node, 'id');
  const ids = labIds();
  const problem =
    typeof value !== 'string' || value === ''
      ? 'has no id'
      : !ids.includes(value)
        ? `has the id "${value}", which no lab has (known: ${ids.join(', ')})`
        : above.has(`${node.name}/${value}`)
          ? `has the id "${value}", which is already above`
          : undefined;
  if (problem === undefined) return value as string;
  throw new Error(
    `${locationOf(file, node.position?.start.line)}: <${node.name}> ${problem}. A lab is a folder in ${LABS_FOLDER}/.`,
  );
}

/**
 * Gives `<WebLab id="…" />`, `<WebLabFix id="…" />` and `<WebLabTable />` their data, which the build has generated. An
 * unknown or repeated id stops the build with file and line.
 */
export function webLab() {
  return (tree: Root, file: VFile): void => {
    const seen = new Set<string>();
    const imports = new Map<string, string>();
    const components = new Set<string>();
    const give = (from: string) => {
      const local = imports.get(from) ?? `webLab${imports.size}`;
      imports.set(from, local);
      return local;
    };
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const name = node.name ?? '';
      const part = OF_A_LAB[name];
      if (!part && name !== TABLE) return;
      components.add(name);
      if (!part) {
        node.attributes = [variableAttribute('labs', give(`${DATA}/labs.json`))];
        return;
      }
      const id = labOf(node, seen, file);
      seen.add(`${name}/${id}`);
      node.attributes.push(variableAttribute(part.property, give(`${DATA}/${part.folder}/${id}.json`)));
    });
    for (const [from, local] of imports) injectImport(tree, { local, from });
    for (const name of components)
      injectImport(tree, { imported: name, local: name, from: `@site/src/features/web-lab/${name}` });
  };
}
