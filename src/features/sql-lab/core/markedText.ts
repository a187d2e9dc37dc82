import { isMeaningful, tokenizeSql } from './tokenizeSql';

const QUOTED = new Set(['string', 'quotedName']);
/** Operators of several signs, which the tokenizer gives sign by sign. */
const SPLIT_OPERATOR = /(?<=[<>=!|:]) (?=[<>=|:])/g;
/** Looked for from the first of them alone: from each, a text of nothing else would take minutes. */
const SEMICOLONS_AT_END = /(?<! ;)(?: ;)+$/;

/**
 * A text as the marks of mistakes are looked for in it: its tokens in one line, one space between two of them, without
 * comments and semicolons at the end, in small letters but for what stands in quotes. `COUNT(*)` is `count ( * )`.
 */
export function markedText(sql: string): string {
  const parts = tokenizeSql(sql, 'sqlite')
    .filter(isMeaningful)
    .map(({ kind, start, end }) => ({ isQuoted: QUOTED.has(kind), text: sql.slice(start, end) }));
  // Quoted parts are put back last: signs in them are no operators.
  return parts
    .map(({ isQuoted, text }, index) => (isQuoted ? `\0${index}\0` : text.toLowerCase()))
    .join(' ')
    .replace(SPLIT_OPERATOR, '')
    .replace(SEMICOLONS_AT_END, '')
    .replace(/\0(\d+)\0/g, (_, index) => parts[Number(index)]?.text ?? '');
}
