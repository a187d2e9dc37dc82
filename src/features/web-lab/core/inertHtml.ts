import { Parser } from 'htmlparser2';

/** A part of a page that can be shown without being run: only known elements, and only harmless attributes. */
export type InertNode = string | InertElement;

export interface InertElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly InertNode[];
}

export interface InertPage {
  readonly nodes: readonly InertNode[];
  /** What a browser would have run: scripts, event handlers, `javascript:` addresses. */
  readonly active: readonly string[];
  /** Whether parts were left out, because there were too many. */
  readonly isCut: boolean;
}

const BLOCKS = [
  'header',
  'main',
  'footer',
  'nav',
  'section',
  'article',
  'div',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'small', 'span', 'code', 'pre', 'br', 'hr', 'mark', 'time'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'];
const FORM = ['form', 'label', 'input', 'button', 'textarea', 'select', 'option', 'fieldset', 'legend'];
const KNOWN = new Set([...BLOCKS, ...HEADINGS, ...INLINE, ...TABLE, ...FORM]);
/** Elements whose content is not shown either. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'head',
]);
const VOID = new Set(['input', 'br', 'hr']);
const ATTRIBUTES = new Set([
  'href',
  'action',
  'method',
  'name',
  'value',
  'type',
  'placeholder',
  'checked',
  'selected',
  'hidden',
  'role',
  'data-send',
  'colspan',
  'rowspan',
]);
const LIMITS = { nodes: 3000, depth: 60, characters: 200_000 };

const PIECE = 4000;

/** Browsers ignore spaces and control characters in the scheme. */
const isCode = (value: string) => /^javascript:/i.test(value.replace(/[^\w:]/g, ''));

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: InertNode[];
}

/**
 * Parses HTML into plain data. Nothing of it is ever given to a browser as markup: the page draws the elements itself,
 * so a response can neither run code nor load anything, whatever it contains.
 */
export function inertHtml(html: string): InertPage {
  const root: Open = { name: '', attributes: {}, children: [] };
  const path: Open[] = [root];
  const active: string[] = [];
  let dropped = 0;
  let script: string | undefined;
  let nodes = 0;
  let isCut = html.length > LIMITS.characters;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [key, value] of Object.entries(attributes))
          if (key.startsWith('on') || isCode(value)) active.push(`${key}="${value}"`);
        if (DROPPED.has(name)) {
          dropped += 1;
          if (name === 'script') script = attributes.src ? `src="${attributes.src}"` : '';
          return;
        }
        nodes += 1;
        if (dropped > 0 || !KNOWN.has(name)) return;
        if (nodes > LIMITS.nodes || path.length > LIMITS.depth) {
          isCut = true;
          return;
        }
        const kept = Object.entries(attributes).filter(([key, value]) => ATTRIBUTES.has(key) && !isCode(value));
        const element: Open = { name, attributes: Object.fromEntries(kept), children: [] };
        path.at(-1)?.children.push(element);
        if (!VOID.has(name)) path.push(element);
      },
      ontext(text) {
        if (script !== undefined) script += text;
        if (dropped === 0) path.at(-1)?.children.push(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name)) {
          dropped = Math.max(0, dropped - 1);
          if (name === 'script' && script !== undefined) {
            active.push(`<script>${script.trim()}</script>`);
            script = undefined;
          }
          return;
        }
        const at = path.map((open) => open.name).lastIndexOf(name);
        if (dropped === 0 && at > 0) path.length = at;
      },
    },
    { lowerCaseTags: true, decodeEntities: true },
  );
  // In pieces, because the parser's time grows with the square of the depth.
  for (let at = 0; at < Math.min(html.length, LIMITS.characters); at += PIECE) {
    parser.write(html.slice(at, Math.min(at + PIECE, LIMITS.characters)));
    if (nodes > LIMITS.nodes || path.length > LIMITS.depth) break;
  }
  parser.end();
  return { nodes: root.children, active: active.slice(0, 20).map((text) => text.slice(0, 300)), isCut };
}
