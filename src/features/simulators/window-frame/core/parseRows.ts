import { LIMITS, type WindowRow } from './types';

export type RowProblem =
  | { readonly code: 'syntax'; readonly token: string }
  | { readonly code: 'range'; readonly token: string }
  | { readonly code: 'unlabelled'; readonly token: string }
  | { readonly code: 'count'; readonly got: number };

export type ParsedRows =
  { readonly ok: true; readonly value: readonly WindowRow[] } | { readonly ok: false; readonly problem: RowProblem };

/** Begins with a letter, so that no number is read as a label; contains nothing that a URL would have to escape. */
const LABEL = /^[A-Za-z][A-Za-z0-9]{0,7}$/;

/**
 * Reads rows `key:value` separated by spaces, such as `1:10 2:20 2:5`. A word is the label of the partition of all rows
 * up to the next word: `A 1:10 2:20, B 1:5`.
 */
export function parseRows(text: string): ParsedRows {
  const rows: WindowRow[] = [];
  const refuse = (problem: RowProblem): ParsedRows => ({ ok: false, problem });
  let label = '';
  let isLabelUsed = true;
  for (const token of text.split(/[\s,;]+/).filter(Boolean)) {
    if (LABEL.test(token) && isLabelUsed) {
      const [first] = rows;
      if (first?.label === '') return refuse({ code: 'unlabelled', token: `${first.key}:${first.value}` });
      label = token;
      isLabelUsed = false;
      continue;
    }
    const match = /^(\d{1,9}):(\d{1,9})$/.exec(token);
    if (!match) return refuse({ code: 'syntax', token });
    const row = { label, key: Number(match[1]), value: Number(match[2]) };
    if (row.key > LIMITS.key || row.value > LIMITS.value) return refuse({ code: 'range', token });
    rows.push(row);
    isLabelUsed = true;
  }
  if (!isLabelUsed) return refuse({ code: 'syntax', token: label });
  if (rows.length === 0 || rows.length > LIMITS.rows) return refuse({ code: 'count', got: rows.length });
  return { ok: true, value: rows };
}

/** Formats rows so that `parseRows` reads them back; a label is written only where it changes. */
export function formatRows(rows: readonly WindowRow[]): string {
  return rows
    .map(({ label, key, value }, index) => {
      const row = `${key}:${value}`;
      if (label === rows[index - 1]?.label || label === '') return (index === 0 ? '' : ' ') + row;
      return `${index === 0 ? '' : ', '}${label} ${row}`;
    })
    .join('');
}
