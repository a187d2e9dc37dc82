import { freeText } from '../../shared/core/codecs';
import type { Codec } from '../../shared/core/trace';
import { formatRows, parseRows } from './parseRows';
import { parseCondition } from './parseExpression';
import type { Scope } from './expression';
import { LIMITS, type Table } from './types';

const NO_ROWS = '-';
/** Every character of a full table, in quotes. */
const MOST_CHARACTERS = LIMITS.rows * LIMITS.columns * (2 * LIMITS.text + 4);
const rowsText = freeText(MOST_CHARACTERS);

/**
 * The rows of a table in the address. Name and columns are the lesson's and stay out of it; so do the
 * lesson's own rows, for which the text is empty: an address is short until the reader edits a row.
 */
export function rowsCodec(own: Table): Codec<Table> {
  const ownText = formatRows(own.rows);
  return {
    parse: (text) => {
      if (text === '') return { ok: true, value: own };
      if (text === NO_ROWS) return { ok: true, value: { ...own, rows: [] } };
      const written = rowsText.parse(text);
      const rows = written.ok ? parseRows(written.value, own.columns) : written;
      return rows.ok && rows.value.length > 0 ? { ok: true, value: { ...own, rows: rows.value } } : { ok: false };
    },
    serialize: ({ rows }) => {
      if (formatRows(rows) === ownText) return '';
      return rows.length === 0 ? NO_ROWS : rowsText.serialize(formatRows(rows, ';', ','));
    },
  };
}

/** A text of a limited length in the address: a condition, before it is known whether its columns exist. */
export const conditionText: Codec<string> = freeText(LIMITS.expression);

/** Whether a condition can be computed; an empty one, without blanks, too where `optional`. For `refine` and for fields. */
export function acceptsCondition(text: string, scope: Scope, optional = false): boolean {
  return (optional && text === '') || parseCondition(text, scope).ok;
}
