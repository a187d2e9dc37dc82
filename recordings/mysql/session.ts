import { createRequire } from 'node:module';
import { ProductMissing } from '../../scripts/recordings/recorder';
import type { SqlSession } from '../../scripts/recordings/sqlSession';
import type { SqlResult } from '../../src/features/recordings/core/recording';

/** Numbers of the protocol's column types; see "Column Type" in MySQL's internals manual. */
const NUMERIC = new Set([0, 1, 2, 3, 4, 5, 8, 9, 13, 246]);
const TEXT_OR_BYTES = new Set([15, 16, 249, 250, 251, 252, 253, 254, 255]);
/** The character set of columns that contain bytes, not text. */
const BINARY = 63;

interface Field {
  readonly name: string;
  readonly columnType: number;
  readonly characterSet: number;
}

interface ChangedHeader {
  readonly affectedRows: number;
  readonly warningStatus: number;
}

type QueryAnswer = readonly [readonly (Buffer | null)[][] | ChangedHeader, readonly Field[] | undefined];

/** The part of mysql2 that is used here; the package is installed only in `recordings/`. */
export interface Connection {
  query(options: {
    sql: string;
    rowsAsArray?: boolean;
    typeCast?: (field: { buffer(): Buffer | null }) => Buffer | null;
  }): Promise<QueryAnswer>;
  end(): Promise<void>;
  /** The number of the connection on the server. */
  readonly threadId: number;
}

interface Driver {
  createConnection(options: object): Promise<Connection>;
}

interface MysqlError {
  readonly errno: number;
  readonly sqlState: string;
  readonly sqlMessage: string;
}

function driver(): Driver {
  try {
    return createRequire(import.meta.url)('mysql2/promise') as Driver;
  } catch {
    throw new ProductMissing('The driver is not installed: run `npm ci` in the folder recordings.');
  }
}

/** Flags that mysql2 sets and the client `mysql` does not; they count matched rows as changed, or change the SQL mode. */
const NOT_ASKED_FOR = ['-FOUND_ROWS', '-IGNORE_SPACE', '-ODBC'];

/** Connects as the client `mysql` does, with its collation. */
export function connect(socketPath: string, settings: object = {}): Promise<Connection> {
  const charset = 'UTF8MB4_0900_AI_CI';
  return driver().createConnection({ socketPath, user: 'root', charset, flags: NOT_ASKED_FOR, ...settings });
}

function isServerError(error: unknown): error is MysqlError {
  return typeof error === 'object' && error !== null && 'sqlMessage' in error && 'errno' in error;
}

/** A value as the client `mysql` prints it: bytes as hexadecimal digits. */
function textOf(value: Buffer | null, { columnType, characterSet }: Field): string | null {
  if (value === null) return null;
  const isBytes = TEXT_OR_BYTES.has(columnType) && characterSet === BINARY;
  return isBytes ? `0x${value.toString('hex').toUpperCase()}` : value.toString('utf8');
}

async function rowsOf(connection: Connection, sql: string): Promise<QueryAnswer> {
  return connection.query({ sql, rowsAsArray: true, typeCast: (field) => field.buffer() });
}

async function warningsOf(connection: Connection, error?: MysqlError): Promise<Pick<SqlResult, 'warnings'>> {
  const [rows] = await rowsOf(connection, 'SHOW WARNINGS');
  if (!Array.isArray(rows)) return {};
  const warnings = (rows as (Buffer | null)[][]).map((row) => {
    const [level = '', code = '', message = ''] = row.map(String);
    return { level, code, message };
  });
  // SHOW WARNINGS lists the error itself too.
  const others = warnings.filter(({ code, message }) => code !== String(error?.errno) || message !== error?.sqlMessage);
  return others.length > 0 ? { warnings: others } : {};
}

/** Statements whose number of changed rows is recorded even if it is 0. */
const CHANGING = /^(?:INSERT|REPLACE|UPDATE|DELETE|WITH|LOAD)\b/i;

function answerOf(sql: string, [answer, fields]: QueryAnswer): Omit<SqlResult, 'sql'> {
  if (!Array.isArray(answer)) {
    const { affectedRows: changedRows } = answer as ChangedHeader;
    return changedRows > 0 || CHANGING.test(sql) ? { changedRows } : {};
  }
  if (!fields || fields.some((field) => Array.isArray(field)))
    throw new Error('A statement that returns several result sets cannot be recorded yet.');
  return {
    columns: fields.map(({ name, columnType }) => ({ name, ...(NUMERIC.has(columnType) && { isNumeric: true }) })),
    rows: (answer as (Buffer | null)[][]).map((row) =>
      row.map((value, index) => textOf(value, fields[index] as Field)),
    ),
  };
}

/** Wraps a connection for recording. */
export function sessionOf(connection: Connection): SqlSession {
  return {
    run: async (sql) => {
      let answer: QueryAnswer;
      try {
        answer = await rowsOf(connection, sql);
      } catch (error) {
        if (!isServerError(error)) throw error;
        const { errno, sqlState, sqlMessage: message } = error;
        return { error: { code: String(errno), sqlState, message }, ...(await warningsOf(connection, error)) };
      }
      const [header] = answer;
      // SHOW WARNINGS would change ROW_COUNT() for the next statement; after EXPLAIN it only repeats the query.
      const isSilent = Array.isArray(header) ? /^EXPLAIN\b/i.test(sql) : (header as ChangedHeader).warningStatus === 0;
      return { ...answerOf(sql, answer), ...(!isSilent && (await warningsOf(connection))) };
    },
  };
}

const BLOCKED = `SELECT COUNT(*) FROM performance_schema.data_lock_waits AS w
  JOIN performance_schema.threads AS t ON t.THREAD_ID = w.REQUESTING_THREAD_ID
  WHERE t.PROCESSLIST_ID = `;

/**
 * Whether a session waits for another session's lock.
 *
 * @param watcher - another session, which asks the server
 */
export async function isBlocked(watcher: SqlSession, { threadId }: Pick<Connection, 'threadId'>): Promise<boolean> {
  const sql = `${BLOCKED}${threadId}`;
  const { rows, error } = await watcher.run(sql);
  if (!rows) throw new Error(`${sql}: ${error?.message ?? 'no rows'}`);
  return rows[0]?.[0] !== '0';
}
