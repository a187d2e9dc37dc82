import type { Statement } from '../core/statements/splitStatements';
import type { SqlError } from '../core/types';

/** Rejects parameters for anything but a single statement, because they could not be assigned to one of several. */
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
