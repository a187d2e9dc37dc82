import type { TextPart } from './types';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
};

function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => ENTITIES[entity] as string);
}

/**
 * Reads escaped HTML whose only tag is `<mark>` into parts, so that a view never needs `innerHTML`.
 * Any other tag, from a record that nobody escaped, comes out as the text it is.
 */
export function readMarkedHtml(html: string): TextPart[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, at) => ({ text: decode(text), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
