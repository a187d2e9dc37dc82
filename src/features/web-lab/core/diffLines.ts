/** A line of a comparison: in both texts, or only in the first or the second. */
export interface DiffLine {
  readonly kind: 'same' | 'first' | 'second';
  readonly text: string;
}

/** Texts with more lines are compared line by line at the same position. */
const MOST_LINES = 400;

/**
 * Compares two texts by lines: the longest common subsequence, by dynamic programming (Wagner and Fischer).
 *
 * @returns the lines of both, in an order in which they can be read together
 */
export function diffLines(first: string, second: string): DiffLine[] {
  const [left, right] = [first.split('\n'), second.split('\n')];
  if (left.length > MOST_LINES || right.length > MOST_LINES) return comparePositions(left, right);
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [one, other] = [left[row], right[column]];
    if (one !== undefined && one === other) {
      lines.push({ kind: 'same', text: one });
      row += 1;
      column += 1;
    } else if (one !== undefined && (other === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'first', text: one });
      row += 1;
    } else {
      lines.push({ kind: 'second', text: other ?? '' });
      column += 1;
    }
  }
  return lines;
}

function comparePositions(left: readonly string[], right: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [one, other] = [left[index], right[index]];
    if (one === other) lines.push({ kind: 'same', text: one ?? '' });
    else {
      if (one !== undefined) lines.push({ kind: 'first', text: one });
      if (other !== undefined) lines.push({ kind: 'second', text: other });
    }
  }
  return lines;
}
