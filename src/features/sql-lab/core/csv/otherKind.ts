/** Kinds of text that are not tables, but that readers have in files. */
export const OTHER_KINDS = ['sql', 'html', 'xml', 'json'] as const;

export type OtherKind = (typeof OTHER_KINDS)[number];

const ENDINGS: Readonly<Record<string, OtherKind>> = {
  sql: 'sql',
  html: 'html',
  htm: 'html',
  xml: 'xml',
  json: 'json',
  geojson: 'json',
};
const HTML = /^(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|table|div|meta|script|style)\b/i;
const XML = /^<\?xml\b/i;
const JSON_START = /^(?:\{\s*(?:"|\})|\[\s*(?:[[{"\d\]-]|true|false|null))/;
const SQL_COMMENTS = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*(?!!)[\s\S]*?\*\/)+/;
const SQL =
  /^(?:\/\*!\d+\s|\\(?:un)?restrict\b|create\s+(?:or\s+replace\s+|global\s+|local\s+|temp\w*\s+|unlogged\s+|unique\s+|virtual\s+|materialized\s+)*(?:table|view|index|trigger|database|schema|function|procedure|sequence|type|extension)\s|insert\s+(?:or\s+\w+\s+)?into\s|drop\s+(?:table|view|index|database|schema|trigger)\s|alter\s+(?:table|database|sequence)\s|delete\s+from\s|begin(?:\s+(?:transaction|work))?\s*;[ \t]*(?:[\r\n]|$)|start\s+transaction\s*;|pragma\s+\w+\s*[=;(]|set\s+\w+\s*=|update\s+\S+\s+set\s|use\s+\S+\s*;[ \t]*(?:[\r\n]|$)|with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s*\(|select\s[^;]*\sfrom\s[^;]*;[ \t]*(?:[\r\n]|$))/i;
/** The beginning of a text, which tells its kind. */
const LOOKED_AT = 100_000;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The kind of a text that is not a table, by its name or its beginning; undefined for what may be a table. */
export function otherKind(fileName: string, text: string): OtherKind | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') return undefined;
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const named = ENDINGS[ending];
  if (named) return named;
  const looked = start.slice(0, LOOKED_AT);
  if (HTML.test(looked)) return 'html';
  if (XML.test(looked)) return 'xml';
  if (SQL.test(looked.replace(SQL_COMMENTS, ''))) return 'sql';
  // A header may begin with a bracket, so the whole text must be JSON.
  return JSON_START.test(looked) && isJson(text) ? 'json' : undefined;
}
