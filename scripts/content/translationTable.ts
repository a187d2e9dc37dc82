import type { CheckedPair } from './checkPair';

const HEADER = ['document', 'vi', 'en', 'last checked'];

/** The documents as a fixed-width table with the state of both languages. */
export function translationTable(pairs: readonly CheckedPair[]): string {
  const rows = [
    HEADER,
    ...pairs.map(({ vi, viState, enState, lastChecked }) => [vi, viState, enState, lastChecked ?? 'never']),
  ];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
