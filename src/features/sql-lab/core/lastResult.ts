import type { Execution, StatementResult } from './types';

/** What the last statement that answers with a table has answered. */
export function lastResult({ results }: Pick<Execution, 'results'>): StatementResult | undefined {
  return [...results].reverse().find(({ columns }) => columns.length > 0);
}
