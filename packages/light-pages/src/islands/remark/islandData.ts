import type { Expression, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { injectImport } from './injectImport';
import { dataAttribute, variableAttribute } from './jsxAttribute';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Long properties by island name; nothing needs them before the island runs. */
export type LongProperties = Readonly<Record<string, readonly string[]>>;

const LIST = 'islandData';

/** The source of an attribute's value: JSON or the name of a variable; see `jsxAttribute`. */
function sourceOf({ value }: MdxJsxAttribute): string | undefined {
  return typeof value === 'object' && value !== null && value.value ? value.value : undefined;
}

/** Removes the long properties from an element and returns them as the source of an object. */
function takeProperties(node: Element, names: readonly string[]): string | undefined {
  const taken = new Map<string, string>();
  node.attributes = node.attributes.filter((attribute) => {
    const source = attribute.type === 'mdxJsxAttribute' && names.includes(attribute.name) && sourceOf(attribute);
    if (!source) return true;
    taken.set(attribute.name, source);
    return false;
  });
  if (taken.size === 0) return undefined;
  return `{${[...taken].map(([name, source]) => `${JSON.stringify(name)}:${source}`).join()}}`;
}

/** Removes the imports of generated data from a document; returns the modules by variable name. */
function takeImports(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  tree.children = tree.children.filter((node) => {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ImportDeclaration') return true;
    const [specifier] = statement.specifiers;
    const from = String(statement.source.value);
    if (specifier?.type !== 'ImportDefaultSpecifier' || !from.startsWith('@generated/')) return true;
    found.set(specifier.local.name, from);
    return false;
  });
  return found;
}

function declare(name: string, init: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        specifiers: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
        },
      },
    ],
  };
}

function callWithImport(callee: string, address: string): Expression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: callee },
    arguments: [
      {
        type: 'ArrowFunctionExpression',
        expression: true,
        params: [],
        body: { type: 'ImportExpression', source: { type: 'Literal', value: address, raw: JSON.stringify(address) } },
      },
    ],
  };
}

/**
 * Moves the long properties of a document's islands into a separate script, which loads with the first island. The
 * page's HTML already shows their content, so readers do not need it earlier. Must run after all plugins that create
 * islands.
 *
 * @param long - the properties to move; others stay in the document
 */
export function islandData(long: LongProperties) {
  return (tree: Root): void => {
    const elements: Element[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && long[node.name ?? '']) elements.push(node as Element);
    });
    const list: string[] = [];
    for (const node of elements) {
      const properties = takeProperties(node, long[node.name ?? ''] ?? []);
      if (!properties) continue;
      node.attributes.push(variableAttribute('deferred', LIST), dataAttribute('index', list.length));
      list.push(properties);
    }
    if (list.length === 0) return;
    // Data that other components also use, such as a course's roadmap, stays in the document.
    const kept = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      for (const attribute of (node as Element).attributes) {
        const source = attribute.type === 'mdxJsxAttribute' ? sourceOf(attribute) : undefined;
        if (source) kept.add(source);
      }
    });
    const imports = takeImports(tree);
    const moved: string[] = [];
    for (const [local, from] of imports) {
      if (kept.has(local)) injectImport(tree, { local, from });
      else moved.push(`import ${local} from ${JSON.stringify(from)};`);
    }
    const script = `${moved.join('')}export default [${list.join()}];`;
    const address = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: declare(LIST, callWithImport('deferredData', address)) },
    });
    injectImport(tree, { imported: 'deferredData', local: 'deferredData', from: 'light-pages/islands/deferredData' });
  };
}
