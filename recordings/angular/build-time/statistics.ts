/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 === 1 ? upper : upper - 1], sorted[upper]];
  return (low + high) / 2;
}

/** Each measurement divided by the one that the other series took in the same round. */
export function pairRatios(values: readonly number[], others: readonly number[]): number[] {
  return values.map((value, round) => value / (others[round] ?? NaN));
}

/** Lowest, median and highest value, each with `digits` decimals. */
export function spread(values: readonly number[], digits: number): [low: string, middle: string, high: string] {
  const text = (value: number) => value.toFixed(digits);
  return [text(Math.min(...values)), text(median(values)), text(Math.max(...values))];
}

/** Lines of a table: the first column to the left, the others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
