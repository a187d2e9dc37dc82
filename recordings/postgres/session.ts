import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductMissing } from '../../scripts/recordings/recorder';
import type { SqlSession } from '../../scripts/recordings/sqlSession';
import type { SqlResult } from '../../src/features/recordings/core/recording';

/** Object ids of the types int8, int2, int4, oid, float4, float8, numeric (pg_type.dat). */
const NUMERIC = new Set([20, 21, 23, 26, 700, 701, 1700]);

interface Answer {
  readonly command: string | null;
  readonly rowCount: number | null;
  readonly rows: readonly (readonly (string | null)[])[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

interface Message {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** The part of node-postgres that is used here; the package is installed only in `recordings/`. */
export interface Connection {
  connect(): Promise<void>;
  query(options: { text: string; rowMode: 'array'; types: object }): Promise<Answer | Answer[]>;
  on(event: 'notice', listener: (message: Message) => void): void;
  end(): Promise<void>;
}

interface Driver {
  readonly Client: new (settings: object) => Connection;
}

function driver(): Driver {
  try {
    return createRequire(import.meta.url)('pg') as Driver;
  } catch {
    throw new ProductMissing('The driver is not installed: run `npm ci` in the folder recordings.');
  }
}

const STARTING_UP = '57P03';
/** Leaves values as the text that the server sends. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

/** Connects to the server through its socket, as the superuser unless another user is given. */
export async function connect(socket: string, database: string, user = 'postgres'): Promise<Connection> {
  for (;;) {
    const connection = new (driver().Client)({ host: path.dirname(socket), user, database });
    try {
      await connection.connect();
      return connection;
    } catch (error) {
      // The socket exists a moment before the server accepts connections.
      if ((error as Partial<Message>).code !== STARTING_UP) throw error;
      await wait(50);
    }
  }
}

/** Runs one statement; throws if the text contains several. */
export async function ask(connection: Connection, text: string): Promise<Answer> {
  const answer = await connection.query({ text, rowMode: 'array', types: AS_TEXT });
  if (Array.isArray(answer)) throw new Error(`More than one statement was sent at once: ${text}`);
  return answer;
}

/** Commands whose number of changed rows is recorded even if it is 0. */
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function answerOf({ command, rowCount, rows, fields }: Answer): Omit<SqlResult, 'sql'> {
  if (fields.length === 0) return CHANGING.has(command ?? '') ? { changedRows: rowCount ?? 0 } : {};
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, ...(NUMERIC.has(dataTypeID) && { isNumeric: true }) })),
    rows: rows.map((row) => [...row]),
  };
}

function isServerError(error: unknown): error is Message {
  return typeof error === 'object' && error !== null && 'severity' in error && 'code' in error;
}

/** Wraps a connection for recording. The server's notices become warnings, because the client `psql` prints them too. */
export function sessionOf(connection: Connection): SqlSession {
  let notices: Message[] = [];
  connection.on('notice', ({ severity, code, message }) => notices.push({ severity, code, message }));
  const warnings = (): Pick<SqlResult, 'warnings'> => {
    const said = notices.map(({ severity: level, code, message }) => ({ level, code, message }));
    notices = [];
    return said.length > 0 ? { warnings: said } : {};
  };
  return {
    run: async (sql) => {
      try {
        return { ...answerOf(await ask(connection, sql)), ...warnings() };
      } catch (error) {
        if (!isServerError(error)) throw error;
        return { error: { code: error.code, message: error.message }, ...warnings() };
      }
    },
  };
}
