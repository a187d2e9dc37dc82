import type { Root } from 'mdast';

interface Import {
  /** Name in the module; omitted for its default export. */
  imported?: string;
  local: string;
  from: string;
}

/**
 * Adds an import to a compiled document, so that authors write none and only documents that use a
 * component load it.
 */
export function injectImport(tree: Root, { imported, local, from }: Import): void {
  const name = { type: 'Identifier' as const, name: local };
  const specifier = imported
    ? { type: 'ImportSpecifier' as const, imported: { type: 'Identifier' as const, name: imported }, local: name }
    : { type: 'ImportDefaultSpecifier' as const, local: name };
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [specifier],
            attributes: [],
            source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
          },
        ],
      },
    },
  });
}
