import type { StatementResult } from '../types';
import type { Finding } from './grade';

/** How many whole rows an answer lacks, and how many it has too many. */
export interface RowBalance {
  readonly missing: number;
  readonly extra: number;
  /** There are at least so many extra rows. */
  readonly isMinimum?: boolean;
}

/**
 * The rows missing and too many, as far as whole rows differ; undefined where nothing can be counted. One row in place of
 * another is no matter of number.
 *
 * @param expected - number of expected rows
 * @param actual - what the answer returned
 */
export function rowBalance(
  findings: readonly Finding[],
  expected: number,
  actual: Pick<StatementResult, 'rowCount'>,
): RowBalance | undefined {
  let [missing, extra] = [0, 0];
  for (const finding of findings) {
    switch (finding.code) {
      case 'rowsMissing':
        missing = finding.count;
        break;
      case 'rowsExtra':
        extra = finding.count;
        break;
      case 'duplicates':
        missing = Math.max(0, expected - actual.rowCount);
        extra = Math.max(0, actual.rowCount - expected);
        break;
      case 'tooManyRows':
        return { missing: 0, extra: finding.actual - finding.expected, isMinimum: finding.isMinimum };
      default:
    }
  }
  return missing + extra === 0 || (missing === 1 && extra === 1) ? undefined : { missing, extra };
}
