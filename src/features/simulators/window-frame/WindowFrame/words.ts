import { translate } from '@docusaurus/Translate';
import { isPartitioned } from '../core/simulate';
import type { WindowRow } from '../core/types';

/** A result as the table and the sentences show it. */
export function formatResult(result: number | null, format: (value: number) => string): string {
  return result === null ? 'NULL' : format(result);
}

/** Consecutive rows by their numbers, such as `2–4`. */
export function formatRange(rows: readonly number[]): string {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return '∅';
  return first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
}

/** How sentences name a row: by its number and, where there are partitions, its label. */
export function nameOfRow(row: number, ordered: readonly WindowRow[]): string {
  const label = ordered[row]?.label;
  return isPartitioned(ordered) ? `${row + 1} (${label})` : String(row + 1);
}

/** The meanings of the signs in the table: how a row relates to the current one. */
export function meanings(): Record<'current' | 'peer' | 'partition' | 'frame' | 'read', string> {
  return {
    current: translate({
      id: 'simulators.WindowFrame.isCurrent',
      message: 'hàng đang tính',
      description: 'Meaning of the sign of the current row',
    }),
    peer: translate({
      id: 'simulators.WindowFrame.isPeer',
      message: 'đồng hạng với nó (peer)',
      description: 'Meaning of the sign of a row with the same key as the current row',
    }),
    partition: translate({
      id: 'simulators.WindowFrame.isPartition',
      message: 'cùng phân vùng',
      description: 'Meaning of the line beside the rows of the current partition',
    }),
    frame: translate({
      id: 'simulators.WindowFrame.isInFrame',
      message: 'thuộc khung',
      description: 'Meaning of the sign of a row in the frame of the current row',
    }),
    read: translate({
      id: 'simulators.WindowFrame.isRead',
      message: 'hàng mà hàm dùng đến',
      description: 'Meaning of the sign of a row that the result is made of',
    }),
  };
}
