import type { Cell } from '../../core/trials/trialSet';
import { isDated, moved, movedMonths } from './dates';
import type { ValueType } from './schema';

/** What is known of a column when values close to another one are made. */
interface NearRules {
  readonly type: ValueType;
  /** The usual distance of its numbers, such as 1,000 for prices. */
  readonly step: number;
  /**
   * Whether upper and lower case are told apart: LIKE ignores case on SQLite and not on PostgreSQL, so where a task
   * looks for a pattern it does not say.
   */
  readonly isCased: boolean;
  readonly visible: readonly Cell[];
}

const capital = (value: string, change: (first: string) => string): string =>
  change(value.slice(0, 1)) + value.slice(1);

function casesOf(value: string): string[] {
  return [
    value.toUpperCase(),
    value.toLowerCase(),
    capital(value, (first) => first.toUpperCase()),
    capital(value, (first) => first.toLowerCase()),
  ];
}

/** Another text of digits: other leading zeros, other lengths, other first digits. */
function digitsNear(value: string): string[] {
  const last = value.slice(-3);
  return [
    `00${value.slice(2)}`,
    `${value.startsWith('0') ? '9' : '0'}${value.slice(1)}`,
    value.replace(/\d/g, '0'),
    `${value.slice(0, -3)}${last === '000' ? '001' : '000'}`,
    value.slice(3),
    value.slice(1),
    `${value}5`,
    `${value.slice(0, 3)}-${value.slice(3)}`,
    `+84${value.slice(1)}`,
  ];
}

/** Texts that careless comparisons, patterns and joins of texts mistake for another one. */
function textsNear(value: string, isCased: boolean): string[] {
  const words = value.split(' ');
  const inner = Math.ceil(value.length / 2);
  const separator = /[^\p{L}\p{N} ]/u.exec(value)?.[0];
  return [
    ...(isCased ? casesOf(value) : []),
    ` ${value}`,
    `${value} `,
    `${value}x`,
    `${value} 2`,
    `${value} An`,
    `An ${value}`,
    `x${value}`,
    value.slice(0, inner),
    value.slice(0, -1),
    value.slice(1),
    ...(words.length > 1
      ? [words[0] ?? '', words.slice(1).join(' '), words.slice(0, 2).join(' '), words.join('  '), words.join('-')]
      : []),
    ...(value.length > 2 ? ['_', '%', '-'].map((char) => value.slice(0, inner - 1) + char + value.slice(inner)) : []),
    ...(separator === undefined ? [] : ['_', '-', '+', ''].map((char) => value.replace(separator, char))),
    ...(/^\d{4,}$/.test(value) ? digitsNear(value) : []),
  ];
}

function numbersNear(value: number, step: number): number[] {
  const steps = [...new Set([1, step, Math.round(step / 2), Math.round(step / 10)])].filter((size) => size >= 1);
  return [
    ...steps.flatMap((size) => [value - size, value + size]),
    value + step * 100,
    value * 10,
    value * 10 + 1,
    Math.round(value / 10),
    -value,
  ];
}

function datesNear(value: string): string[] {
  const isDay = value.length === 10;
  return [
    ...[1, -1, 7].map((days) => moved(value, days * 86_400)),
    ...[1, -1, 12, -12].map((months) => movedMonths(value, months)),
    ...(isDay ? [] : ['00:00:00', '09:30:00', '17:45:10', '23:59:59'].map((time) => `${value.slice(0, 10)} ${time}`)),
    ...(isDay ? [] : [moved(value, 1), moved(value, -1)]),
  ];
}

/** Values so close to another one that a careless query takes one for the other. */
export function valuesNear(value: Cell, { type, step, isCased, visible }: NearRules): Cell[] {
  const near =
    typeof value === 'number'
      ? numbersNear(value, step).filter((other) => Math.abs(other) <= Math.max(value, largestOf(visible)))
      : type === 'date' || type === 'timestamp'
        ? isDated(String(value))
          ? datesNear(String(value))
          : []
        : textsNear(String(value), isCased);
  return [...new Set<Cell>(near)].filter((other) => other !== value);
}

/** Texts that sort before or after nearly all others, and characters that texts are joined or cut with. */
const STRAY_TEXTS = [
  // So often that a database has it beside NULL.
  '',
  '',
  '',
  '',
  '',
  ' ',
  '0',
  'zzzzz',
  '~',
  'Ω',
  'Ứng Hòa',
  'Ấp Bắc',
  'đ',
  'An',
  'a',
  'O\'Brien "B"',
  'Lan (2)',
  'Lan, Mai / An',
  '100%',
  'a_b',
  '1975',
];
/** Zeros are as frequent as all others together. */
const ZEROS = Array.from({ length: 20 }, () => 0);
const STRAY_NUMBERS = [
  ...ZEROS,
  1,
  2,
  7,
  9,
  10,
  11,
  60,
  72,
  99,
  100,
  123,
  1_250,
  9_999,
  10_001,
  49_950,
  99_500,
  123_456,
  999_999,
  1_250_000,
  9_999_999,
  10_250_000,
  -1,
  -500,
  -250_000,
];
/** The largest number that a column has, so that products still fit PostgreSQL's INTEGER. */
export function largestOf(visible: readonly Cell[]): number {
  const largest = Math.max(1, ...visible.map(Number).filter(Number.isFinite));
  return largest * (largest < 1_000 ? 12 : 30);
}

/** Values that have nothing to do with the others of a column. */
export function strayValues(type: ValueType, visible: readonly Cell[]): Cell[] {
  if (type === 'text') return STRAY_TEXTS;
  if (type === 'date' || type === 'timestamp') return [];
  const largest = largestOf(visible);
  return STRAY_NUMBERS.filter((number) => Math.abs(number) <= largest);
}

/** The power of ten of which all visible numbers are multiples. */
export function usualStep(visible: readonly Cell[]): number {
  const numbers = visible.filter((value) => typeof value === 'number' && value !== 0) as number[];
  let step = 1;
  while (numbers.length > 0 && step < 1_000_000 && numbers.every((number) => number % (step * 10) === 0)) step *= 10;
  return step;
}
