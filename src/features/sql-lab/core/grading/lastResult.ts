import type { Execution, StatementResult } from '../types';

/** The result of the last statement that returned a table. */
export function lastResult({ results }: Pick<Execution, 'results'>): StatementResult | undefined {
  return [...results].reverse().find(({ columns }) => columns.length > 0);
}
