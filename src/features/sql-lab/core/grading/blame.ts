import type { WrongAnswer } from './exercise';
import { markedText } from './markedText';

/** Words that a message writes in capitals: keywords and functions. */
const KEYWORD = /\b[A-Z][A-Z_]+(?: BY)?\b/g;
/** Operators on their own are left out: an explanation names all that behave alike. */
const CODE = /`([^`]*\w[^`]*)`/g;
/** Too common in explanations to say anything about an answer. */
const COMMON = new Set(['AND', 'NULL', 'SQL', 'TRUE', 'FALSE', 'UNKNOWN']);

/** Different spellings of one construct. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/"(\w+)"/g, '$1'],
  [/\b\w+ \. (?=[\w*])/g, ''],
  [/!=/g, '<>'],
  [/\bifnull\b/g, 'coalesce'],
  [/\bsubstring\b/g, 'substr'],
];

function spelledAlike(sql: string): string {
  return SPELLINGS.reduce((text, [pattern, other]) => text.replace(pattern, other), ` ${markedText(sql)} `);
}

/** Whether a text has a construct: its tokens, or a string with exactly these characters. */
function has(text: string, construct: string): boolean {
  return text.includes(spelledAlike(construct)) || text.includes(` '${construct}' `);
}

/**
 * The constructs that the message of a known mistake says the answer has: those that it names, in backticks or in
 * capitals, and that the mistake has itself. The others it recommends.
 */
export function blamedConstructs({ sql, message }: Pick<WrongAnswer, 'sql' | 'message'>): string[] {
  const text = spelledAlike(sql);
  const texts = [message.vi, message.en];
  const codes = texts.flatMap((each) => [...each.matchAll(CODE)].map(([, code = '']) => code));
  const keywords = texts
    .flatMap((each) => each.replace(CODE, ' ').match(KEYWORD) ?? [])
    .filter((word) => !COMMON.has(word));
  return [...new Set([...codes, ...keywords])].filter((construct) => has(text, construct));
}

/** Whether an answer has everything that the message of a known mistake blames. */
export function isBlamedFairly(answer: string, wrong: Pick<WrongAnswer, 'sql' | 'message'>): boolean {
  const text = spelledAlike(answer);
  return blamedConstructs(wrong).every((construct) => has(text, construct));
}
