import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { Lines } from '../../core/csv/csvProblem';

/** Returns a function that formats line numbers as a list: 3, 6, 9… */
export function useLines(): (lines: Lines) => string {
  const number = useNumberFormat();
  return ({ first, count }) => `${first.map(number).join(', ')}${count > first.length ? '…' : ''}`;
}
