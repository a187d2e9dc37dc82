import type { Statement } from '../core/statements/splitStatements';
import type { SqlError } from '../core/types';

const MEMORY_ATTACH = /^ATTACH\s+(?:DATABASE\s+)?'(?::memory:)?'\s+AS\s/i;

/** Rejects a statement that would create files which a reset cannot remove. */
export function refusalOfFiles({ command, sql }: Statement): SqlError | undefined {
  if (command === 'ATTACH' && !MEMORY_ATTACH.test(sql)) {
    return {
      kind: 'sql',
      code: 'LAB_FILES',
      message: "files cannot be attached here; ATTACH ':memory:' AS name works",
    };
  }
  if (command === 'VACUUM' && /\bINTO\b/i.test(sql))
    return { kind: 'sql', code: 'LAB_FILES', message: 'VACUUM INTO cannot write a file here' };
  return undefined;
}
