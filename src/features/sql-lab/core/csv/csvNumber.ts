/** The mark before the decimals of a number: 1,234.5 or 1.234,5. */
export type DecimalMark = 'point' | 'comma';

export const DECIMAL_MARKS: readonly DecimalMark[] = ['point', 'comma'];

export const otherMark = (mark: DecimalMark): DecimalMark => (mark === 'point' ? 'comma' : 'point');

/** A cell that is a number. */
export interface CsvNumber {
  /** The number as SQL writes it: no groups, a decimal point, all digits as in the cell. */
  readonly literal: string;
  /** Digits after the decimal mark; '' for an integer, 'e' for a number with an exponent. */
  readonly decimals: string;
  readonly isGrouped: boolean;
  /** Whether it has four digits or more before the decimal mark, and no groups. */
  readonly isLongPlain: boolean;
  /** As in 007, a telephone number or a code. */
  readonly hasLeadingZero: boolean;
  /** Whether neither a 64-bit integer nor a double preserves all digits. */
  readonly isTooLong: boolean;
}

/** Besides the other mark, hard and narrow spaces (French) and apostrophes (Swiss) separate groups of three digits. */
const groups = (other: string) => `[1-9]\\d{0,2}([${other}\\u00A0\\u202F\\u2009'’])\\d{3}(?:\\2\\d{3})*`;
const PATTERN: Readonly<Record<DecimalMark, RegExp>> = {
  point: new RegExp(`^(-?)(?:${groups(',')}|\\d+)(?:\\.(\\d+))?$`),
  comma: new RegExp(`^(-?)(?:${groups('.')}|\\d+)(?:,(\\d+))?$`),
};
/** As programs and spreadsheets write very large and very small numbers; codes such as 12E5 have no sign. */
const SCIENTIFIC: Readonly<Record<DecimalMark, RegExp>> = {
  point: /^-?\d(?:\.\d{1,14})?e[+-]\d{1,3}$/i,
  comma: /^-?\d(?:,\d{1,14})?e[+-]\d{1,3}$/i,
};
const NOT_DIGITS = /\D/g;
const LARGEST = 2n ** 63n;
/** Number of digits that a double always preserves. */
const SAFE_DIGITS = 15;

function isTooLong(literal: string, decimals: string): boolean {
  if (decimals !== '') return literal.replace(/^-?0*\.?0*|\./g, '').length > SAFE_DIGITS;
  if (Number.isSafeInteger(Number(literal))) return false;
  const value = BigInt(literal);
  return value >= LARGEST || value < -LARGEST;
}

function scientific(text: string, mark: DecimalMark): CsvNumber | undefined {
  const literal = text.replace(',', '.');
  const value = Number(literal);
  if (!Number.isFinite(value)) return undefined;
  // The site itself writes up to 17 digits.
  if (!SCIENTIFIC[mark].test(text) && !(mark === 'point' && /e/.test(text) && String(value) === text)) return undefined;
  return { literal, decimals: 'e', isGrouped: false, isLongPlain: false, hasLeadingZero: false, isTooLong: false };
}

/** Reads a cell as a number with this decimal mark; undefined if it is none. Spaces around it do not count. */
export function readNumber(cell: string, mark: DecimalMark): CsvNumber | undefined {
  const text = cell.trim();
  const match = PATTERN[mark].exec(text);
  if (!match) return scientific(text, mark);
  const [, sign = '', group, decimals = ''] = match;
  const end = decimals === '' ? text.length : text.length - decimals.length - 1;
  const whole = text.slice(sign.length, end).replace(NOT_DIGITS, '');
  const literal = `${sign}${whole}${decimals && `.${decimals}`}`;
  // SQL has no integer -0.
  if (literal === '-0') return undefined;
  return {
    literal,
    decimals,
    isGrouped: group !== undefined,
    isLongPlain: group === undefined && whole.length > 3,
    hasLeadingZero: /^0\d/.test(whole),
    isTooLong: isTooLong(literal, decimals),
  };
}
