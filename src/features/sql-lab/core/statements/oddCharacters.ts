import { tokenizeSql, type SqlToken } from './tokenizeSql';
import type { EngineName } from '../types';

export type OddKind =
  /** A space that is no space to an engine, such as a no-break space. */
  | 'space'
  /** A character without a width. */
  | 'invisible'
  /** A quote as a word processor writes it. */
  | 'quote'
  /** A sign that only resembles the one of SQL, such as a full-width semicolon. */
  | 'sign'
  /** A Cyrillic or Greek letter in a Latin word, in which it looks like a Latin one. */
  | 'letter'
  /** A letter whose mark is a character of its own, as some keyboards write it. */
  | 'decomposed';

/** Text that looks like other text, and that an engine therefore reads differently from the reader. */
export interface OddCharacter {
  readonly kind: OddKind;
  readonly text: string;
  /** What it is probably meant to be. */
  readonly replacement: string;
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

const SPACE = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u0085]/;
const INVISIBLE = /\u034f|[\u00ad\u061c\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/;
const FULL_WIDTH = /[\uff01-\uff5e]/;
const FULL_WIDTH_SHIFT = 0xfee0;
const QUOTES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
};
const SIGNS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': '*',
  '∗': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '、': ',',
  '。': '.',
};
/** Letters of other alphabets that look like Latin ones. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'јj', 'ԁd', 'һh', 'ԛq', 'ԝw']
    .concat(['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX', 'ІI', 'ЅS', 'ЈJ'])
    .concat(['οo', 'νv', 'ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'])
    .map(([char = '', latin = '']) => [char, latin]),
);
const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const LATIN = /\p{Script=Latin}/u;
/** Words of a text, whose letters are of one alphabet unless a wrong one has slipped in. */
const LETTER_WORD = /[\p{L}\p{N}_]+/gu;
/** A sign that makes an emoji of the character before it, where there is none, and characters that only machines read. */
const HIDDEN = /(?<![\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]|[\u{e0000}-\u{e007f}]/gu;
/** The flags of England, Scotland and Wales, which are written with such characters. */
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;
/** A letter and the marks that follow it. */
const MARKED = /\P{M}\p{M}+/gu;
/** Anything that can be odd; most texts contain nothing of it. */
const CANDIDATE = /[^\0-\u007f]/;
/** Emoji are joined by an invisible character, which is part of them. */
const JOINER = '\u200d';
/** Arabic and the scripts of India need joiners; there, they are no accident. */
const JOINED_LETTER = /[\p{Emoji_Presentation}\p{Extended_Pictographic}\ufe0f\p{Script=Arabic}\p{Script=Devanagari}]/u;

function oddity(char: string, isCode: boolean): Pick<OddCharacter, 'kind' | 'replacement'> | undefined {
  if (SPACE.test(char)) return { kind: 'space', replacement: ' ' };
  if (INVISIBLE.test(char)) return { kind: 'invisible', replacement: '' };
  if (!isCode) return undefined;
  const quote = QUOTES[char];
  if (quote !== undefined) return { kind: 'quote', replacement: quote };
  const sign = FULL_WIDTH.test(char) ? String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_SHIFT) : SIGNS[char];
  return sign === undefined ? undefined : { kind: 'sign', replacement: sign };
}

type Found = Pick<OddCharacter, 'kind' | 'text' | 'replacement' | 'offset'>;

/** Letters of another alphabet in words that are otherwise Latin; a word without any Latin letter is one of its own. */
function oddLetters(text: string, start: number): Found[] {
  return [...text.matchAll(LETTER_WORD)].flatMap(({ 0: word, index }) => {
    if (!LATIN.test(word)) return [];
    return Array.from(word.matchAll(FOREIGN_LETTER), ({ 0: letter, index: at }) => ({
      kind: 'letter' as const,
      text: letter,
      replacement: LETTERS[letter] ?? letter,
      offset: start + index + at,
    })).filter(({ text: letter, replacement }) => letter !== replacement);
  });
}

/** Characters that are part of no emoji and that nobody can see. */
function hiddenCharacters(text: string, start: number): Found[] {
  return Array.from(text.replace(FLAG, (flag) => ' '.repeat(flag.length)).matchAll(HIDDEN), ({ 0: hidden, index }) => ({
    kind: 'invisible' as const,
    text: hidden,
    replacement: '',
    offset: start + index,
  }));
}

function oddIn(sql: string, { kind, start, end }: SqlToken): Found[] {
  const text = sql.slice(start, end);
  if (kind === 'comment' || !CANDIDATE.test(text)) return [];
  const isCode = kind !== 'string' && kind !== 'quotedName';
  const found: Found[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === JOINER && JOINED_LETTER.test(text.slice(Math.max(0, index - 2), index))) continue;
    const odd = oddity(char, isCode);
    if (odd) found.push({ ...odd, text: char, offset: start + index });
  }
  found.push(...hiddenCharacters(text, start));
  // A text may quote any alphabet.
  if (kind !== 'string') found.push(...oddLetters(text, start));
  for (const { 0: marked, index } of text.matchAll(MARKED)) {
    const replacement = marked.normalize('NFC');
    if (replacement !== marked) found.push({ kind: 'decomposed', text: marked, replacement, offset: start + index });
  }
  return found;
}

/**
 * Finds characters that look like others: anywhere but in comments those that cannot be seen or are put together
 * differently, and outside quotes also signs that only resemble those of SQL. Both engines take every one of them for a
 * letter, so it becomes part of a name.
 */
export function oddCharacters(sql: string, engine: EngineName): OddCharacter[] {
  if (!CANDIDATE.test(sql)) return [];
  const found = tokenizeSql(sql, engine)
    .flatMap((token) => oddIn(sql, token))
    .sort((left, right) => left.offset - right.offset);
  let line = 1;
  let lineStart = 0;
  let read = 0;
  return found.map((odd) => {
    for (; read < odd.offset; read += 1) {
      if (sql[read] !== '\n') continue;
      line += 1;
      lineStart = read + 1;
    }
    return { ...odd, line, column: odd.offset - lineStart + 1 };
  });
}

/** The text with every odd character replaced by what it is probably meant to be. */
export function withoutOddCharacters(sql: string, engine: EngineName): string {
  const parts: string[] = [];
  let end = 0;
  for (const { offset, text, replacement } of oddCharacters(sql, engine)) {
    if (offset < end) continue;
    parts.push(sql.slice(end, offset), replacement);
    end = offset + text.length;
  }
  return parts.join('') + sql.slice(end);
}

/** The code points of a text, for example `U+00A0`. */
export function codePoints(text: string): string {
  return Array.from(text, (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );
}
