import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';

type Block = BlockContent | DefinitionContent;

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const TABLE_SECTIONS = new Set(['thead', 'tbody', 'tfoot', 'tr']);

const elementsOf = (node: Element): Element[] => node.children.filter(isTag);
const contains = (node: Element, test: (inner: Element) => boolean): boolean =>
  elementsOf(node).some((child) => test(child) || contains(child, test));
const isBlock = (node: Element): boolean => !INLINE.has(node.name) || contains(node, ({ name }) => !INLINE.has(name));
const findAll = (node: Element, names: readonly string[]): Element[] =>
  elementsOf(node).flatMap((child) => (names.includes(child.name) ? [child] : findAll(child, names)));
const textOf = (node: AnyNode): string =>
  isText(node) ? node.data : isTag(node) ? (node.name === 'br' ? '\n' : node.children.map(textOf).join('')) : '';

/** The language that a block of code names in its class or its frame's. */
function languageOf(block: Element): string | null {
  const [code] = elementsOf(block);
  const classes = `${block.attribs.class ?? ''} ${code?.attribs.class ?? ''}`;
  return /(?:^|\s)language-(\w+)/.exec(classes)?.[1] ?? null;
}

/** Builds the Markdown tree of plain HTML; its links become absolute. */
class TreeBuilder {
  constructor(private readonly pageUrl: string) {}

  blocks(nodes: readonly AnyNode[]): Block[] {
    const blocks: Block[] = [];
    let line: AnyNode[] = [];
    const flush = () => {
      const children = trimmed(line.flatMap((node) => this.inline(node)));
      if (children.length > 0) blocks.push({ type: 'paragraph', children });
      line = [];
    };
    for (const node of nodes) {
      if (isTag(node) && isBlock(node)) {
        flush();
        blocks.push(...withId(this.block(node), node.attribs.id));
      } else line.push(node);
    }
    flush();
    return blocks;
  }

  private block(node: Element): Block[] {
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1]);
    if (level > 0) return [{ type: 'heading', depth: level as 1, children: this.line(node) }];
    switch (node.name) {
      case 'pre':
        return [{ type: 'code', lang: languageOf(node), value: textOf(node).replace(/\s+$/, '') }];
      case 'blockquote':
        return [{ type: 'blockquote', children: this.blocks(node.children) }];
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'ul':
      case 'ol':
        return this.list(node);
      case 'dl':
        return this.descriptions(node);
      case 'table':
        return this.table(node);
      case 'section':
        return 'data-footnotes' in node.attribs ? this.footnotes(node) : this.blocks(node.children);
      default:
        return this.blocks(node.children);
    }
  }

  private line(node: Element): PhrasingContent[] {
    return trimmed(node.children.flatMap((child) => this.inline(child)));
  }

  private inline(node: AnyNode): PhrasingContent[] {
    if (isText(node)) return [{ type: 'text', value: node.data.replace(/[\s\u200b]+/g, ' ') }];
    if (!isTag(node)) return [];
    const children = () => node.children.flatMap((child) => this.inline(child));
    switch (node.name) {
      case 'br':
        return [{ type: 'break' }];
      case 'img':
        return this.image(node.attribs);
      case 'code':
      case 'kbd':
      case 'samp':
        return [{ type: 'inlineCode', value: textOf(node).replace(/\s+/g, ' ').trim() }];
      case 'b':
      case 'strong':
        return around(children(), (inner) => ({ type: 'strong', children: inner }));
      case 'em':
      case 'i':
        return around(children(), (inner) => ({ type: 'emphasis', children: inner }));
      case 'del':
      case 's':
        return around(children(), (inner) => ({ type: 'delete', children: inner }));
      case 'sub':
      case 'sup':
        return this.raised(node, children());
      case 'a':
        return around(children(), (inner) => ({
          type: 'link',
          url: this.absolute(node.attribs.href),
          children: inner,
        }));
      default:
        return children();
    }
  }

  /** A picture; one that is inside the page has no address, so its description stands for it. */
  private image({ src = '', alt = '' }: Element['attribs']): PhrasingContent[] {
    if (src.startsWith('data:')) return alt ? [{ type: 'emphasis', children: [{ type: 'text', value: alt }] }] : [];
    return [{ type: 'image', url: this.absolute(src), alt }];
  }

  /** Markdown has no sign for raised and lowered text, but it allows HTML. */
  private raised(node: Element, children: PhrasingContent[]): PhrasingContent[] {
    const reference = elementsOf(node).find(({ attribs }) => 'data-footnote-ref' in attribs);
    if (reference) return [{ type: 'footnoteReference', identifier: textOf(reference).trim() }];
    return [{ type: 'html', value: `<${node.name}>` }, ...children, { type: 'html', value: `</${node.name}>` }];
  }

  private footnotes(section: Element): Block[] {
    return findAll(section, ['li']).map((item, index) => {
      const isBack = (node: Element) => 'data-footnote-backref' in node.attribs;
      for (const paragraph of findAll(item, ['p']))
        paragraph.children = paragraph.children.filter((node) => !isTag(node) || !isBack(node));
      return { type: 'footnoteDefinition', identifier: String(index + 1), children: this.blocks(item.children) };
    });
  }

  private list(list: Element): Block[] {
    const children = elementsOf(list)
      .filter(({ name }) => name === 'li')
      .map((item): ListItem => {
        const box = elementsOf(item).find(({ name, attribs }) => name === 'input' && attribs.type === 'checkbox');
        const blocks = this.blocks(item.children.filter((node) => node !== box));
        return {
          type: 'listItem',
          ...(box && { checked: 'checked' in box.attribs }),
          spread: isSpread(blocks),
          children: blocks,
        };
      });
    const spread = children.some((item) => item.spread);
    return children.length > 0 ? [{ type: 'list', ordered: list.name === 'ol', spread, children }] : [];
  }

  /** Names with descriptions as a list, which more readers of Markdown know. */
  private descriptions(list: Element): Block[] {
    const items: ListItem[] = [];
    for (const part of findAll(list, ['dt', 'dd'])) {
      if (part.name === 'dt') {
        const name: PhrasingContent[] = [
          { type: 'strong', children: [...this.line(part), { type: 'text', value: ':' }] },
        ];
        items.push({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children: name }] });
        continue;
      }
      const [first, ...rest] = this.blocks(part.children);
      const item = items.at(-1);
      const name = item?.children[0] as Paragraph | undefined;
      if (!item || !name || !first) continue;
      if (first.type === 'paragraph') name.children.push({ type: 'text', value: ' ' }, ...first.children);
      item.children.push(...(first.type === 'paragraph' ? rest : [first, ...rest]));
      item.spread = isSpread(item.children);
    }
    return items.length > 0 ? [{ type: 'list', spread: false, children: items }] : [];
  }

  private table(table: Element): Block[] {
    const caption = findAll(table, ['caption'])[0];
    const named = caption?.children.filter((node) => !isTag(node) || !TABLE_SECTIONS.has(node.name)) ?? [];
    const rows = findAll(table, ['tr']).map((row) =>
      elementsOf(row).filter(({ name }) => name === 'th' || name === 'td'),
    );
    const cells = rows.map((row) => row.flatMap((cell) => this.cells(cell)));
    const width = Math.max(0, ...cells.map((row) => row.length));
    if (width === 0) return [];
    // A table of Markdown begins with its headings.
    const hasHead = rows[0]?.every(({ name }) => name === 'th') ?? false;
    const whole = (hasHead ? cells : [[], ...cells]).map((row) => [
      ...row,
      ...Array.from({ length: width - row.length }, (): TableCell => ({ type: 'tableCell', children: [] })),
    ]);
    const body: Table = { type: 'table', children: whole.map((children) => ({ type: 'tableRow', children })) };
    const name = trimmed(named.flatMap((node) => this.inline(node)));
    return name.length > 0 ? [{ type: 'paragraph', children: [{ type: 'strong', children: name }] }, body] : [body];
  }

  /** A cell, and empty ones for the further columns that it takes. */
  private cells(cell: Element): TableCell[] {
    const parts = elementsOf(cell).some(isBlock)
      ? this.blocks(cell.children).map((block) => lineOf(block))
      : [trimmed(cell.children.flatMap((node) => this.spaced(node)))];
    const children = parts
      .filter((part) => part.length > 0)
      .flatMap((part, index): PhrasingContent[] => (index > 0 ? [{ type: 'html', value: '<br>' }, ...part] : part));
    const further = Math.max(0, Number(cell.attribs.colspan ?? 1) - 1);
    return [
      { type: 'tableCell', children },
      ...Array.from({ length: further }, (): TableCell => ({ type: 'tableCell', children: [] })),
    ];
  }

  /** The parts of a heading, such as a column's type, are apart by their look alone. */
  private spaced(node: AnyNode): PhrasingContent[] {
    const inner = this.inlineSpaced(node);
    return isTag(node) && node.name === 'span' ? [{ type: 'text', value: ' ' }, ...inner] : inner;
  }

  private inlineSpaced(node: AnyNode): PhrasingContent[] {
    return isTag(node) && node.name === 'span'
      ? node.children.flatMap((child) => this.spaced(child))
      : this.inline(node);
  }

  private absolute(address = ''): string {
    return URL.canParse(address, this.pageUrl) ? new URL(address, this.pageUrl).href : address;
  }
}

/** Gives the first of an element's blocks its id, unless that has one; Markdown does not show it. */
function withId(blocks: Block[], id: string | undefined): Block[] {
  const [first] = blocks;
  if (id && first) first.data ??= { hProperties: { id } } as Block['data'];
  return blocks;
}

/** The text of a block on one line, for a cell of a table. */
function lineOf(block: Block): PhrasingContent[] {
  if (block.type === 'paragraph' || block.type === 'heading') return block.children;
  if (block.type === 'code') return [{ type: 'inlineCode', value: block.value.replace(/\n/g, ' ') }];
  if (!('children' in block)) return [];
  return (block.children as Block[]).flatMap((child, index): PhrasingContent[] =>
    index > 0 ? [{ type: 'html', value: '<br>' }, ...lineOf(child)] : lineOf(child),
  );
}

/** Whether blocks need empty lines between them: a list may follow its paragraph at once. */
const isSpread = (blocks: readonly Block[]): boolean => blocks.slice(1).some(({ type }) => type !== 'list');

const isSpace = (text: string) => text.trim() === '';

/** Merges neighbouring texts, and leaves one space where several meet. */
function merged(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type !== 'text') out.push(node);
    else if (last?.type === 'text') last.value = (last.value + node.value).replace(/ {2,}/g, ' ');
    // A line has no spaces at its start.
    else out.push({ ...node, value: last?.type === 'break' ? node.value.trimStart() : node.value });
  }
  return out;
}

/** A line without spaces at its ends. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const line = merged(nodes);
  const [first] = line;
  if (first?.type === 'text') first.value = first.value.trimStart();
  const last = line.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return line.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Wraps a line, with the spaces at its ends outside: Markdown's marks stand next to their words. */
function around(
  nodes: readonly PhrasingContent[],
  wrap: (inner: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const line = merged(nodes);
  const inner = trimmed(line);
  const [first, last] = [line[0], line.at(-1)];
  if (inner.length === 0) return line.length > 0 ? [{ type: 'text', value: ' ' }] : [];
  const space: PhrasingContent = { type: 'text', value: ' ' };
  const before = first?.type === 'text' && (isSpace(first.value) || first.value.startsWith(' '));
  const after = last?.type === 'text' && last.value.endsWith(' ');
  return [...(before ? [space] : []), wrap(inner), ...(after ? [{ ...space }] : [])];
}

/**
 * The Markdown tree of a part of a page in plain HTML. Blocks keep the ids of their elements (`data.hProperties`).
 *
 * @param pageUrl - absolute address of the page, from which its links start
 */
export const toBlocks = (nodes: readonly AnyNode[], pageUrl: string): RootContent[] =>
  new TreeBuilder(pageUrl).blocks(nodes);
