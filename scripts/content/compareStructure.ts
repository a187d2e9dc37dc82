import { firstDifference, missingFrom } from './compareItems';
import type { ContentDocument, Item } from './document';
import type { Problem } from './problem';

interface OrderedPart {
  noun: string;
  itemsOf: (document: ContentDocument) => Item[];
  mend: string;
}

const ORDERED_PARTS: readonly OrderedPart[] = [
  {
    noun: 'heading',
    itemsOf: ({ headings }) =>
      headings.map(({ level, id, line }) => ({ key: `${'#'.repeat(level)} ${id ?? 'without id'}`, line })),
    mend: 'keep the same headings, levels and ids in the same order',
  },
  {
    noun: 'component',
    itemsOf: ({ components }) => components.map(({ name, identity, line }) => ({ key: `<${name}${identity}>`, line })),
    mend: 'keep the same components with the same ids in the same order',
  },
  {
    noun: 'admonition',
    itemsOf: ({ admonitions }) => admonitions.map(({ key, line }) => ({ key: `:::${key}`, line })),
    mend: 'keep the same admonitions in the same order',
  },
];

/** Compares what both languages must have in common: headings, components, admonitions, images and internal links. */
export function compareStructure(vi: ContentDocument, en: ContentDocument): Problem[] {
  return [
    ...ORDERED_PARTS.flatMap((part) => compareOrdered(part, vi, en)),
    ...compareImages(vi, en),
    ...compareLinks(vi, en),
  ];
}

function compareOrdered({ noun, itemsOf, mend }: OrderedPart, vi: ContentDocument, en: ContentDocument): Problem[] {
  const difference = firstDifference(itemsOf(vi), itemsOf(en));
  if (!difference) return [];
  const { index, vi: there, en: here } = difference;
  const name = `${noun} ${index + 1}`;
  if (!here && there) {
    return [
      {
        file: en.path,
        line: endOf(en),
        message: `${name} is missing: "${there.key}" of ${vi.path}:${there.line}`,
        mend,
      },
    ];
  }
  const contrast = there ? `but "${there.key}" in ${vi.path}:${there.line}` : `which ${vi.path} does not have`;
  return [{ file: en.path, line: here?.line ?? 1, message: `${name} is "${here?.key}", ${contrast}`, mend }];
}

function compareImages(vi: ContentDocument, en: ContentDocument): Problem[] {
  if (vi.images.length === en.images.length) return [];
  return [
    {
      file: en.path,
      line: en.images.at(-1)?.line ?? endOf(en),
      message: `${en.images.length} images, but ${vi.images.length} in ${vi.path}`,
      mend: 'show the same pictures in both languages',
    },
  ];
}

/** Links may be in another order, because grammars differ, but must have the same targets. */
function compareLinks(vi: ContentDocument, en: ContentDocument): Problem[] {
  const absent = missingFrom(en.internalLinks, vi.internalLinks).map(({ key, line }) => ({
    file: en.path,
    line: endOf(en),
    message: `no link to ${key}, which ${vi.path}:${line} has`,
    mend: 'link to the same pages in both languages',
  }));
  const extra = missingFrom(vi.internalLinks, en.internalLinks).map(({ key, line }) => ({
    file: en.path,
    line,
    message: `link to ${key}, which ${vi.path} does not have`,
    mend: /^\/en(?:\/|$)/.test(key)
      ? 'leave out /en: the site adds the language'
      : 'link to the same pages in both languages',
  }));
  return [...absent, ...extra];
}

function endOf({ text }: ContentDocument): number {
  return text.trimEnd().split('\n').length;
}
