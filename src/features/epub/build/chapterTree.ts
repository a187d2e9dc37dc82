import type { ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';

type Node = RootContent;
interface Data {
  hProperties?: { id?: string };
}

/** How the addresses of a chapter's Markdown stand in the book. */
export interface Addresses {
  /**
   * @param url - absolute address in the Markdown
   * @param around - ids of the blocks around the link
   */
  readonly link: (url: string, around: readonly string[]) => string;
  /** Path of a picture in the book. */
  readonly picture: (url: string) => string;
}

const dataOf = (node: Node): Data => (node.data ?? {}) as Data;
const childrenOf = (node: Node): Node[] => ('children' in node ? node.children : []) as Node[];

/** The id that a block has in its page. */
export const idOf = (node: Node): string | undefined => dataOf(node).hProperties?.id;

/** All ids of a chapter. */
export const idsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [...(idOf(node) === undefined ? [] : [idOf(node) as string]), ...idsOf(childrenOf(node))]);

/** All addresses to which the links of a chapter lead. */
export const linksOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [...(node.type === 'link' ? [node.url] : []), ...linksOf(childrenOf(node))]);

/** Raised and lowered text, which Markdown writes as a pair of tags, as one node. */
function pairTags(nodes: readonly Node[]): Node[] {
  const done: Node[] = [];
  const open: { name: string; children: Node[] }[] = [];
  const add = (node: Node) => (open.at(-1)?.children ?? done).push(node);
  for (const node of nodes) {
    const [, close, name] = (node.type === 'html' && /^<(\/?)(sub|sup|br)>$/.exec(node.value)) || [];
    if (node.type !== 'html') add(node);
    else if (name === 'br') add({ type: 'break' });
    else if (name && !close) open.push({ name, children: [] });
    else if (name && open.at(-1)?.name === name) {
      const { children } = open.pop() as { children: Node[] };
      add({ type: 'emphasis', data: { hName: name }, children: children as PhrasingContent[] });
    } else throw new Error(`the markup ${node.value} has no place in a book`);
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name}> is not closed`);
  return done;
}

/** A box that the reader could tick on the page, as a sign. */
function withBox(item: ListItem): ListItem {
  const { checked, ...rest } = item;
  if (typeof checked !== 'boolean') return item;
  const box: PhrasingContent = { type: 'text', value: checked ? '☑ ' : '☐ ' };
  const [first, ...others] = item.children;
  const line: Paragraph =
    first?.type === 'paragraph'
      ? { ...first, children: [box, ...first.children] }
      : { type: 'paragraph', children: [box] };
  return { ...rest, children: [line, ...(first && first.type !== 'paragraph' ? [first] : []), ...others] };
}

function rewritten(node: Node, addresses: Addresses, kept: ReadonlySet<string>, around: readonly string[]): Node {
  const id = idOf(node);
  const inner = id === undefined ? around : [...around, id];
  const copy = { ...(node.type === 'listItem' ? withBox(node) : node) } as Node;
  if (id !== undefined && !kept.has(id)) delete copy.data;
  if (copy.type === 'link') copy.url = addresses.link(copy.url, inner);
  if (copy.type === 'image') copy.url = addresses.picture(copy.url);
  if ('children' in copy)
    copy.children = pairTags(childrenOf(copy)).map((child) => rewritten(child, addresses, kept, inner)) as never;
  return copy;
}

/**
 * The Markdown of a page as a chapter of a book: addresses as they are in the book, raised text as one node, boxes to tick
 * as signs. An id stands once, and only if a link of the book leads there.
 *
 * @param targets - the ids of this chapter to which links of the book lead
 * @throws Error for HTML that the copy of a page does not contain
 */
export function chapterTree(blocks: readonly Node[], addresses: Addresses, targets: ReadonlySet<string>): Node[] {
  return pairTags(blocks).map((block) => rewritten(block, addresses, targets, []));
}
