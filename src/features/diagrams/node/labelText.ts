const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', apos: "'" };
const BREAK = /<br\s*\/?>|\\n|\n/gi;
const EMPHASIS = /<\/?(?:b|strong|i|em|u|s|small|code)>/gi;

/** The text that a label of Mermaid means: its parser leaves entities as written and hides those that begin with `#`. */
export function labelText(label: string): string {
  return label
    .replaceAll('ﬂ°°', '&#')
    .replaceAll('ﬂ°', '&')
    .replaceAll('¶ß', ';')
    .replace(BREAK, '\n')
    .replace(EMPHASIS, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
    .trim();
}
