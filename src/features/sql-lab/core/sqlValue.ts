import type { BytesValue, ExactNumber, LongText, SqlValue } from './types';

/** Maximum length of a stored text, and number of BLOB bytes shown. */
export const MAX_TEXT_LENGTH = 10_000;
export const MAX_BYTES_SHOWN = 32;

/** Relative difference below which two fractions are equal. */
export const DEFAULT_TOLERANCE = 1e-6;
/** Default tolerance between an integer and a fraction: truncating a large amount must not pass as rounding. */
const INTEGER_TOLERANCE = 1e-9;

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d*\.?\d+$/;
const DOUBLE_DIGITS = 15;

export function isExactNumber(value: SqlValue): value is ExactNumber {
  return typeof value === 'object' && value !== null && 'exact' in value;
}

export function isBytes(value: SqlValue): value is BytesValue {
  return typeof value === 'object' && value !== null && 'hex' in value;
}

export function isLongText(value: SqlValue): value is LongText {
  return typeof value === 'object' && value !== null && 'head' in value;
}

/** Whether a cell holds only the beginning of its value. */
export function isCut(value: SqlValue): boolean {
  return isLongText(value) || (isBytes(value) && value.length * 2 > value.hex.length);
}

export function isNumeric(value: SqlValue): value is number | ExactNumber {
  return typeof value === 'number' || isExactNumber(value);
}

/** Converts a double; values that JSON cannot represent become text, and minus zero becomes zero. */
export function realValue(value: number): SqlValue {
  if (!Number.isFinite(value)) return { exact: String(value) };
  return value === 0 ? 0 : value;
}

/** Converts an integer given as digits or as a bigint; beyond 2^53 it is stored as text. */
export function integerValue(value: string | bigint): SqlValue {
  const number = Number(value);
  return Number.isSafeInteger(number) ? realValue(number) : { exact: String(value) };
}

/**
 * Converts an exact decimal. Trailing zeros are removed, so that an average prints the same on both engines. A fraction
 * with more digits than a double holds is rounded to the nearest double, unless this would change its integer part.
 */
export function decimalValue(text: string): SqlValue {
  if (!DECIMAL.test(text)) return { exact: text };
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') || '0' : text;
  if (INTEGER.test(short)) return integerValue(short);
  const digits = short.replace(/^-?0*\.?0*|\./g, '').length;
  const number = Number(short);
  return digits <= DOUBLE_DIGITS || Math.abs(number) < Number.MAX_SAFE_INTEGER / 8
    ? realValue(number)
    : { exact: short };
}

export function textValue(text: string): SqlValue {
  return text.length <= MAX_TEXT_LENGTH ? text : { head: text.slice(0, MAX_TEXT_LENGTH), length: text.length };
}

export function bytesValue(bytes: Uint8Array): SqlValue {
  const hex = Array.from(bytes.subarray(0, MAX_BYTES_SHOWN), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { hex, length: bytes.length };
}

/** Formats a cell as text, the same on both engines; views render NULL in their own way. */
export function formatValue(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (isExactNumber(value)) return value.exact;
  if (isBytes(value)) return `x'${value.hex}${value.length * 2 > value.hex.length ? '…' : ''}'`;
  if (isLongText(value)) return `${value.head}…`;
  return String(value);
}

/** Writes a plain value as it stands in a statement. */
export function sqlLiteral(value: string | number | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function sameNumber(left: number, right: number, tolerance: number): boolean {
  if (left === right) return true;
  const integers = Number(Number.isInteger(left)) + Number(Number.isInteger(right));
  if (integers === 2) return false;
  const allowed = integers === 1 && tolerance === DEFAULT_TOLERANCE ? INTEGER_TOLERANCE : tolerance;
  return Math.abs(left - right) <= allowed * Math.max(Math.abs(left), Math.abs(right));
}

/**
 * Whether two cells are equal. NULL equals only NULL; 1 equals 1.0; fractions may differ by the tolerance; other values
 * are equal if they print the same, so the text `2025` equals the number 2025.
 */
export function sameValue(left: SqlValue, right: SqlValue, tolerance = DEFAULT_TOLERANCE): boolean {
  if (left === null || right === null) return left === right;
  if (typeof left === 'number' && typeof right === 'number') return sameNumber(left, right, tolerance);
  if (isLongText(left) && isLongText(right) && left.length !== right.length) return false;
  if (isBytes(left) && isBytes(right) && left.length !== right.length) return false;
  return formatValue(left) === formatValue(right);
}
