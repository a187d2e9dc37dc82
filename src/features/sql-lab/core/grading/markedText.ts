import { isMeaningful, tokenizeSql } from '../statements/tokenizeSql';

const QUOTED = new Set(['string', 'quotedName']);
/** Operators of several characters, which the tokenizer splits. */
const SPLIT_OPERATOR = /(?<=[<>=!|:]) (?=[<>=|:])/g;
/**
 * The lookbehind anchors the match at the first semicolon; starting at each would take minutes on a text full of them.
 */
const SEMICOLONS_AT_END = /(?<! ;)(?: ;)+$/;

/**
 * Normalises a text for matching the marks of mistakes: its tokens on one line, separated by single spaces, without
 * comments and trailing semicolons, in lower case except for quoted text. `COUNT(*)` becomes `count ( * )`.
 */
export function markedText(sql: string): string {
  const parts = tokenizeSql(sql, 'sqlite')
    .filter(isMeaningful)
    .map(({ kind, start, end }) => ({ isQuoted: QUOTED.has(kind), text: sql.slice(start, end) }));
  // Quoted parts are restored last, because characters inside them are not operators.
  return parts
    .map(({ isQuoted, text }, index) => (isQuoted ? `\0${index}\0` : text.toLowerCase()))
    .join(' ')
    .replace(SPLIT_OPERATOR, '')
    .replace(SEMICOLONS_AT_END, '')
    .replace(/\0(\d+)\0/g, (_, index) => parts[Number(index)]?.text ?? '');
}
