import { LIMITS, type WindowRow } from './types';

export type RowProblem =
  | { readonly code: 'syntax'; readonly token: string }
  | { readonly code: 'range'; readonly token: string }
  | { readonly code: 'count'; readonly got: number };

export type ParsedRows =
  { readonly ok: true; readonly value: readonly WindowRow[] } | { readonly ok: false; readonly problem: RowProblem };

/** Reads rows as `key:value` separated by spaces, such as `1:10 2:20 2:5`. */
export function parseRows(text: string): ParsedRows {
  const rows: WindowRow[] = [];
  for (const token of text.split(/[\s,;]+/).filter(Boolean)) {
    const match = /^(\d{1,9}):(\d{1,9})$/.exec(token);
    if (!match) return { ok: false, problem: { code: 'syntax', token } };
    const row = { key: Number(match[1]), value: Number(match[2]) };
    if (row.key > LIMITS.key || row.value > LIMITS.value) return { ok: false, problem: { code: 'range', token } };
    rows.push(row);
  }
  if (rows.length === 0 || rows.length > LIMITS.rows)
    return { ok: false, problem: { code: 'count', got: rows.length } };
  return { ok: true, value: rows };
}

export function formatRows(rows: readonly WindowRow[]): string {
  return rows.map(({ key, value }) => `${key}:${value}`).join(' ');
}
