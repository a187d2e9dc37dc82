import { protocol } from '@electric-sql/pglite';
import { cutMessage } from '../core/cutMessage';
import { RowCollector } from '../core/RowCollector';
import type { Statement } from '../core/statements/splitStatements';
import type { StatementResult } from '../core/types';
import { postgresTypeName, postgresValue } from './postgresTypes';
import type { Received } from './receivedMessages';

export type PostgresError = InstanceType<typeof protocol.messages.DatabaseError>;
type Column = InstanceType<typeof protocol.messages.RowDescriptionMessage>['fields'][number];

/** The outcome of a statement; `silent` if the server sent nothing at all, which is how PGlite crashes. */
export type Fetched =
  { readonly result: StatementResult } | { readonly error: PostgresError } | { readonly silent: true };

const { CommandCompleteMessage, DatabaseError, DataRowMessage, NoticeMessage, RowDescriptionMessage } =
  protocol.messages;

const FIRST_BATCH = 20;
const COUNTING_BATCH = 5_000;
/** If rows are longer than this, fewer are fetched at a time, so that one message never fills the memory. */
const SMALL_ROW = 2_000;
const BATCH_BYTES = 2_000_000;
/** Commands to which the server answers ROLLBACK if the transaction has failed. */
const COMMITTING = /^(?:COMMIT|END)$/;
const CHANGED_ROWS = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/;

/** Error code of Bind after a crash during Parse that PGlite swallowed. */
const PARSE_WAS_LOST = '26000';

/** Joins several protocol messages into one. */
export function joinMessages(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Collects the answer to one statement from its messages. */
class Answer {
  private columns: readonly Column[] = [];
  private readonly notices: string[] = [];
  private skippedNotices = 0;
  private tag: string | undefined;
  private longest = 0;
  suspended = false;
  error: PostgresError | undefined;
  silent = false;

  constructor(private readonly collector: RowCollector) {}

  read({ messages, skippedNotices, skippedRows, longestSkipped }: Received): void {
    this.longest = longestSkipped;
    this.collector.skip(skippedRows);
    this.skippedNotices += skippedNotices;
    this.suspended = messages.some(({ name }) => name === 'portalSuspended');
    for (const message of messages) {
      if (message instanceof DatabaseError) this.error ??= message;
      else if (message instanceof RowDescriptionMessage) this.columns = message.fields;
      else if (message instanceof CommandCompleteMessage) this.tag = message.text;
      else if (message instanceof NoticeMessage) this.readNotice(message.message ?? '');
      else if (message instanceof DataRowMessage) this.readRow(message.fields);
    }
    const answered =
      this.error ?? (this.suspended || this.tag !== undefined || messages.some(({ name }) => name === 'emptyQuery'));
    this.silent = !answered || this.error?.code === PARSE_WAS_LOST;
  }

  /** Returns how many rows to request next. */
  nextBatch(previous: number, maxRows: number): number {
    if (this.longest > SMALL_ROW) return Math.max(FIRST_BATCH, Math.floor(BATCH_BYTES / this.longest));
    return this.collector.open ? Math.min(previous * 4, maxRows - this.collector.rows.length + 1) : COUNTING_BATCH;
  }

  result(command: string): StatementResult {
    const changed = CHANGED_ROWS.exec(this.tag ?? '')?.[1];
    const isUndone = COMMITTING.test(command) && this.tag === 'ROLLBACK';
    return {
      command: isUndone ? 'ROLLBACK' : command,
      ...(isUndone && { isUndone }),
      columns: this.columns.map(({ name }) => name),
      ...(this.columns.length > 0 && { types: this.columns.map(({ dataTypeID }) => postgresTypeName(dataTypeID)) }),
      rows: this.collector.rows,
      rowCount: changed === undefined ? this.collector.count : Number(changed),
      ...(this.suspended && { rowCountIsMinimum: true }),
      ...(this.notices.length > 0 && { notices: this.notices }),
      ...(this.skippedNotices > 0 && { noticesLeftOut: this.skippedNotices }),
    };
  }

  private readNotice(message: string): void {
    const { text, leftOut } = cutMessage(message);
    this.notices.push(leftOut > 0 ? `${text}… (+${leftOut})` : text);
  }

  private readRow(cells: readonly (string | null)[]): void {
    this.longest = Math.max(
      this.longest,
      cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0),
    );
    if (this.collector.open)
      this.collector.keep(cells.map((cell, index) => postgresValue(cell, this.columns[index]?.dataTypeID ?? 0)));
    else this.collector.skip();
  }
}

/**
 * Sends one statement and fetches its rows in batches, so that an endless query stops at the row limit. Parameters are
 * sent in a message of their own. The caller sends Sync afterwards, which ends the statement.
 */
export async function fetchFromPostgres(
  send: (bytes: Uint8Array, countsRows: boolean) => Promise<Received>,
  { sql, command }: Statement,
  maxRows: number,
  parameters: readonly string[] = [],
): Promise<Fetched> {
  const { parse, bind, describe, execute } = protocol.serialize;
  const collector = new RowCollector(maxRows);
  const answer = new Answer(collector);
  let batch = Math.min(FIRST_BATCH, maxRows);
  answer.read(
    await send(
      joinMessages(
        parse({ text: sql }),
        bind({ values: [...parameters] }),
        describe({ type: 'P' }),
        execute({ rows: batch }),
      ),
      false,
    ),
  );
  while (answer.suspended && !answer.error && !collector.countedEnough) {
    batch = answer.nextBatch(batch, maxRows);
    answer.read(await send(execute({ rows: batch }), !collector.open));
  }
  if (answer.silent) return { silent: true };
  return answer.error ? { error: answer.error } : { result: answer.result(command) };
}
