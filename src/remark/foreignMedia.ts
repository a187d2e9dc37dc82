import type { Definition, Image, ImageReference, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeValue } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from './locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes with which elements load something into the page. */
const LOADING = ['src', 'srcSet', 'srcset', 'poster', 'data'];
const ELEMENTS = new Set([
  'img',
  'iframe',
  'video',
  'audio',
  'source',
  'track',
  'embed',
  'object',
  'script',
  'picture',
]);
/** An address on another host, anywhere in the value: `srcset` lists several, and an expression quotes its own. */
const FOREIGN = /(?:^|[\s"'`,])((?:https?:)?\/\/[^\s"'`,]+)/i;

function refuse(file: VFile, line: number | undefined, what: string, address: string): never {
  throw new Error(
    `${locationOf(file, line)}: ${what} comes from another host (${address}), and the site's content policy blocks it: readers would see nothing. Put a copy of it beside the document or under static/, or link to it.`,
  );
}

function addressIn(element: Element): string | undefined {
  for (const name of LOADING) {
    const value = attributeValue(element, name);
    const text = typeof value === 'string' ? value : value?.value;
    const [, address] = FOREIGN.exec(text?.trim() ?? '') ?? [];
    if (address) return address;
  }
  return undefined;
}

/**
 * Refuses pictures, frames and other parts that a page would load from another host: the content policy blocks them, and
 * only readers would find out.
 *
 * @throws Error at the first one, with file, line and remedy
 */
export function foreignMedia() {
  return (tree: Root, file: VFile): void => {
    const defined = new Map<string, Definition>();
    visit(tree, 'definition', (node) => void defined.set(node.identifier, node));
    visit(tree, ['image', 'imageReference'], (node) => {
      const image = node as Image | ImageReference;
      const address = image.type === 'image' ? image.url : (defined.get(image.identifier)?.url ?? '');
      if (FOREIGN.test(address)) refuse(file, image.position?.start.line, 'the picture', address);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (!ELEMENTS.has(element.name ?? '')) return;
      const address = addressIn(element);
      if (address) refuse(file, element.position?.start.line, `<${element.name}>`, address);
    });
  };
}
