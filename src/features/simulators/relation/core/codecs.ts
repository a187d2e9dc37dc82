import { freeText } from '../../shared/core/codecs';
import type { Codec } from '../../shared/core/trace';
import { formatRows, parseRows } from './parseRows';
import { parseCondition } from './parseExpression';
import type { Scope } from './expression';
import { LIMITS, type Table } from './types';

const NO_ROWS = '-';
/** The most characters that a full table can have, in quotes. */
const MOST_CHARACTERS = LIMITS.rows * LIMITS.columns * (2 * LIMITS.text + 4);
const rowsText = freeText(MOST_CHARACTERS);

/**
 * The rows of a table in the URL. The lesson sets the table's name and columns, so the URL omits them. The lesson's own
 * rows are encoded as the empty text, so the URL stays short until the reader edits a row.
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

/** A text of limited length in the URL: a condition whose columns are not yet checked. */
export const conditionText: Codec<string> = freeText(LIMITS.expression);

/** Whether a condition can be evaluated or, where `optional`, is the empty text. For `refine` and for fields. */
export function acceptsCondition(text: string, scope: Scope, optional = false): boolean {
  return (optional && text === '') || parseCondition(text, scope).ok;
}
