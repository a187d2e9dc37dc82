import type { TextPart } from './types';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
};

const OPEN = '<mark>';
const CLOSE = '</mark>';

/** Turns escaped HTML without tags into text. */
export function decodeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => ENTITIES[entity] as string);
}

/**
 * Parses escaped HTML whose only tag is `<mark>` into parts, so that a view never needs `innerHTML`. Any other tag,
 * from a record that was not escaped, is kept as text.
 */
export function readMarkedHtml(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (;;) {
    const open = html.indexOf(OPEN, end);
    const close = open < 0 ? -1 : html.indexOf(CLOSE, open);
    if (close < 0) break;
    parts.push({ text: decodeHtml(html.slice(end, open)), marked: false });
    parts.push({ text: decodeHtml(html.slice(open + OPEN.length, close)), marked: true });
    end = close + CLOSE.length;
  }
  parts.push({ text: decodeHtml(html.slice(end)), marked: false });
  return parts.filter(({ text }) => text !== '');
}
