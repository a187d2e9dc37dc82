import { inertHtml, type InertElement, type InertNode } from '../../../src/features/web-lab/core/inertHtml';

const BLOCKS = new Set(
  'header,main,footer,nav,section,article,div,p,ul,ol,li,dl,dt,dd,pre,table,tr,form,h1,h2,h3,h4,br,hr,textarea'.split(
    ',',
  ),
);
const CELLS = new Set(['td', 'th']);

/** What a reader sees of the nodes; a dot marks a line that is indented. */
function textOf(nodes: readonly InertNode[], isPlain: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string')
        return isPlain ? node.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '\n·') : node.replace(/\s+/g, ' ');
      const inner = textOf(node.children, isPlain || node.name === 'pre' || node.name === 'textarea');
      if (BLOCKS.has(node.name)) return `\n${inner}\n`;
      return CELLS.has(node.name) ? `${inner} ` : inner;
    })
    .join('');
}

/** The lines that somebody sees who opens a page. */
export function seenLines(html: string): string[] {
  return textOf(inertHtml(html).nodes, false)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const elementsOf = (nodes: readonly InertNode[]): InertElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

/** Whether the marker has become part of a script, a handler or an attribute of the page. */
export function isMarkup(html: string, marker: string): boolean {
  const { nodes, active } = inertHtml(html);
  return (
    active.some((code) => code.includes(marker)) ||
    elementsOf(nodes).some(({ attributes }) => Object.values(attributes).some((value) => value.includes(marker)))
  );
}
