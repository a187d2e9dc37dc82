import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSqlInput, type InputStatement } from '../../src/features/recordings/core/sqlInput';
import { RecordingProblem } from '../../src/features/recordings/core/recordingProblem';
import type { SqlResult } from '../../src/features/recordings/core/recording';

/** One session on a server; another server's driver implements this, and all else stays. */
export interface SqlSession {
  /** Answers to one statement; an error of the statement is an answer too. */
  readonly run: (sql: string) => Promise<Omit<SqlResult, 'sql' | 'part'>>;
}

/** A page that has to show more is a page that nobody reads. */
const MOST_ROWS = 100;
const INPUT = 'input.sql';

/** Reads the statements of a recording's `input.sql`. */
export function readSqlInput(folder: string, split: Parameters<typeof parseSqlInput>[1]): InputStatement[] {
  try {
    return parseSqlInput(readFileSync(path.join(folder, INPUT), 'utf8'), split);
  } catch (error) {
    if (error instanceof RecordingProblem)
      throw new Error(`${INPUT}, ${error.message}; ${error.mend}`, { cause: error });
    throw error;
  }
}

/** Runs statements one by one and keeps what each answered; a statement that fails does not end it. */
export async function recordStatements(
  session: SqlSession,
  statements: readonly InputStatement[],
): Promise<SqlResult[]> {
  const results: SqlResult[] = [];
  for (const { sql, part, line } of statements) {
    const answer = await session.run(sql);
    if ((answer.rows?.length ?? 0) > MOST_ROWS)
      throw new Error(`${INPUT}, line ${line}: ${answer.rows?.length} rows; ask for ${MOST_ROWS} at most, with LIMIT`);
    results.push({ sql, ...(part !== undefined && { part }), ...answer });
  }
  return results;
}
