import type { Execution, StatementResult } from './types';

/** What the last statement that answers with a table has answered. */
export function lastResult({ results }: Execution): StatementResult | undefined {
  return [...results].reverse().find(({ columns }) => columns.length > 0);
}
