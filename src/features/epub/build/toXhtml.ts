import type { toHast } from 'mdast-util-to-hast';
import { xmlAttributes, xmlText, type Attributes } from '../core/xml';

type Nodes = ReturnType<typeof toHast>;
type Element = Extract<Nodes, { type: 'element' }>;

/** Elements of HTML that have no content; all others need an end tag, or a reader that takes XHTML for HTML is lost. */
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

/** Name of an attribute, given that of the property: `className`, `ariaLabel`, `dataFootnoteRef`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}

function attributesOf({ properties }: Element): Attributes {
  const named = Object.entries(properties).map(([property, value]): [string, string | undefined] => {
    const text = Array.isArray(value) ? value.join(' ') : value === true ? '' : value;
    return [attributeName(property), text === false || text === null || text === undefined ? undefined : String(text)];
  });
  return Object.fromEntries(named);
}

/**
 * Writes a tree of HTML as XHTML.
 *
 * @throws Error for a node that is not HTML, such as markup that was not parsed
 */
export function toXhtml(node: Nodes): string {
  switch (node.type) {
    case 'root':
      return node.children.map(toXhtml).join('');
    case 'text':
      return xmlText(node.value);
    case 'comment':
    case 'doctype':
      return '';
    case 'element': {
      const start = node.tagName + xmlAttributes(attributesOf(node));
      if (VOID.has(node.tagName)) return `<${start}/>`;
      return `<${start}>${node.children.map(toXhtml).join('')}</${node.tagName}>`;
    }
    default:
      throw new Error(`A book cannot contain a node “${node.type}”.`);
  }
}
