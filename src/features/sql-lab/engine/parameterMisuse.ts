import type { Statement } from '../core/splitStatements';
import type { SqlError } from '../core/types';

/** Why values cannot go with a text: they belong to one statement, and which one of several is not said. */
export function parameterMisuse(
  statements: readonly Statement[],
  parameters: readonly string[] | undefined,
): SqlError | undefined {
  if (parameters === undefined || statements.length === 1) return undefined;
  return {
    kind: 'sql',
    code: 'LAB_PARAMETERS',
    message: `parameters go with one statement, and there are ${statements.length}`,
  };
}
