import type { Database, Statement as Prepared } from 'sql.js';
import { splitStatements, statementAt, type Statement } from '../core/statements/splitStatements';
import { NUL_MESSAGE } from './nulMessage';

/** A statement that SQLite has prepared, with its place in the text. The caller frees it. */
export interface PreparedStatement {
  readonly statement: Statement;
  readonly prepared: Prepared;
}

/** Thrown with SQLite's message for a statement that it does not accept. */
export class RefusedStatement extends Error {
  override name = 'RefusedStatement';

  constructor(
    readonly statement: Statement,
    message: string,
  ) {
    super(message);
  }
}

/** What SQLite takes as the first statement of a text: nothing if it contains only spaces, comments and semicolons. */
interface First {
  readonly prepared: Prepared | undefined;
  readonly end: number;
}

function prepareFirst(database: Database, text: string): First {
  const iterator = database.iterateStatements(text);
  const next = iterator.next();
  if (next.done) return { prepared: undefined, end: text.length };
  return { prepared: next.value, end: text.length - iterator.getRemainingSQL().length };
}

/**
 * Prepares the first statement at or after an offset.
 *
 * @param proposedEnd - where it probably ends; if SQLite disagrees, it reads all of the text
 */
function readFirst(database: Database, text: string, start: number, proposedEnd: number): First {
  const read = (end: number): First => {
    const first = prepareFirst(database, text.slice(start, end));
    return { ...first, end: start + first.end };
  };
  try {
    return read(proposedEnd);
  } catch (error) {
    if (proposedEnd === text.length) throw error;
    return read(text.length);
  }
}

/**
 * Prepares the statements of a text one after the other. SQLite itself says where each of them ends, so nothing of the
 * text can be skipped: what our own splitter proposes only decides how much of it SQLite gets to read at a time. A
 * statement is prepared when the caller has run the one before it, whose tables it may use.
 *
 * @throws {@link RefusedStatement}
 */
export function* readSqlite(database: Database, sql: string): Generator<PreparedStatement, void, void> {
  // To SQLite, a text ends at its first NUL.
  const [text = ''] = sql.split('\0', 1);
  const proposals = splitStatements(text, 'sqlite');
  let index = 0;
  for (let start = 0; start < text.length;) {
    while ((proposals[index]?.end ?? Infinity) <= start) index += 1;
    const proposal = proposals[index];
    let first: First;
    try {
      first = readFirst(database, text, start, proposal?.end ?? text.length);
    } catch (error) {
      const refused = proposal ?? statementAt(text, start, text.length, 'sqlite');
      throw refused ? new RefusedStatement(refused, (error as Error).message) : error;
    }
    const { prepared, end } = first;
    const isAsProposed = proposal && proposal.start >= start && proposal.end === end;
    const statement = isAsProposed ? proposal : statementAt(text, start, end, 'sqlite');
    // Whatever SQLite has prepared is run, even if our own tokens make nothing of it.
    if (prepared) yield { statement: statement ?? unknownStatement(text, start, end), prepared };
    start = end;
  }
  if (text.length < sql.length) throw refusalOfRest(sql, text.length);
}

function unknownStatement(text: string, start: number, end: number): Statement {
  const line = text.slice(0, start).split('\n').length;
  return { sql: text.slice(start, end), start, end, line, command: '' };
}

function refusalOfRest(sql: string, offset: number): RefusedStatement {
  const statement = unknownStatement(sql, offset, offset + 1);
  return new RefusedStatement(statement, NUL_MESSAGE);
}
