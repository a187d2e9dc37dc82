import { LIMITS, type Cell, type Condition, type Key } from './types';

/** Why keys or a condition were refused; the view puts it into words. */
export type KeyProblem =
  | { readonly code: 'count'; readonly got: number }
  | { readonly code: 'cell'; readonly text: string }
  | { readonly code: 'columns'; readonly text: string; readonly wanted: number }
  /** A column holds a number in one key and a word in another. */
  | { readonly code: 'mixed'; readonly text: string }
  | { readonly code: 'condition'; readonly text: string };

export type ParsedKeys<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: KeyProblem };

const NUMBER = /^\d{1,4}$/;
const WORD = /^\p{L}[\p{L}\p{N}]{0,7}$/u;

/** A whole number of up to four digits, or a word that begins with a letter. */
function parseCell(text: string): Cell | null {
  if (NUMBER.test(text)) return Number(text);
  return WORD.test(text) ? text : null;
}

const refuse = (problem: KeyProblem) => ({ ok: false, problem }) as const;

/** Reads keys separated by commas, semicolons or lines; the columns of a key are separated by spaces. */
export function parseKeys(text: string, columns: number): ParsedKeys<readonly Key[]> {
  const texts = text.split(columns === 1 ? /[,;\s]+/ : /[,;\n]+/).map((part) => part.trim());
  const keys: Key[] = [];
  for (const written of texts.filter(Boolean)) {
    const words = written.split(/\s+/);
    const cells = words.map(parseCell);
    const bad = cells.indexOf(null);
    if (bad >= 0) return refuse({ code: 'cell', text: words[bad] ?? '' });
    if (cells.length !== columns) return refuse({ code: 'columns', text: written, wanted: columns });
    const key = cells.map((cell) => cell ?? 0);
    const first = keys[0];
    if (first?.some((cell, column) => typeof cell !== typeof key[column]))
      return refuse({ code: 'mixed', text: written });
    keys.push(key);
  }
  return keys.length >= 1 && keys.length <= LIMITS.keys
    ? { ok: true, value: keys }
    : refuse({ code: 'count', got: keys.length });
}

/** Formats keys so that {@link parseKeys} reads them back. */
export function formatKeys(keys: readonly Key[]): string {
  return keys.map(formatKey).join(', ');
}

export function formatKey(key: Key): string {
  return key.join(' ');
}

const EQUAL = /^=\s*(\S+)$/;
const BETWEEN = /^between\s+(\S+)\s+and\s+(\S+)$/i;
const AT_LEAST = /^>=\s*(\S+)$/;
const AT_MOST = /^<=\s*(\S+)$/;

/** Reads what follows a column in a condition: `= 5`, `BETWEEN 2 AND 5`, `>= 5`, `<= 5`, or nothing. */
export function parseCondition(text: string, like: Cell): ParsedKeys<Condition | null> {
  const written = text.trim().replaceAll("'", '');
  if (written === '') return { ok: true, value: null };
  const [, value, from = AT_LEAST.exec(written)?.[1], to = AT_MOST.exec(written)?.[1]] = [
    '',
    EQUAL.exec(written)?.[1],
    ...(BETWEEN.exec(written)?.slice(1) ?? []),
  ];
  if (value === undefined && from === undefined && to === undefined)
    return refuse({ code: 'condition', text: text.trim() });
  for (const part of [value, from, to]) {
    if (part === undefined) continue;
    const cell = parseCell(part);
    if (cell === null) return refuse({ code: 'cell', text: part });
    if (typeof cell !== typeof like) return refuse({ code: 'mixed', text: part });
  }
  const cellOf = (part: string | undefined): Cell | null => (part === undefined ? null : parseCell(part));
  const equal = cellOf(value);
  return equal === null
    ? { ok: true, value: { kind: 'range', from: cellOf(from), to: cellOf(to) } }
    : { ok: true, value: { kind: 'equal', value: equal } };
}

/** Formats a condition so that {@link parseCondition} reads it back; words are quoted, as in SQL. */
export function formatCondition(condition: Condition | null): string {
  if (condition === null) return '';
  const write = (cell: Cell): string => (typeof cell === 'number' ? String(cell) : `'${cell}'`);
  if (condition.kind === 'equal') return `= ${write(condition.value)}`;
  const { from, to } = condition;
  if (from === null) return to === null ? '' : `<= ${write(to)}`;
  return to === null ? `>= ${write(from)}` : `BETWEEN ${write(from)} AND ${write(to)}`;
}
