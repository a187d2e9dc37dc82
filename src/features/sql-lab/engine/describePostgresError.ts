import { cutMessage } from '../core/cutMessage';
import type { Statement } from '../core/statements/splitStatements';
import type { SqlError } from '../core/types';
import type { PostgresError } from './fetchFromPostgres';

/** What the server says about transactions when it is ready: none is open, one is, or one has failed. */
export const IDLE = 'I';
const OPEN = 'T';
export const FAILED = 'E';

const RESOURCE_CODE = /^5[34]/;

/** Converts PostgreSQL's position, which counts characters from 1, to an offset in UTF-16 units. */
function utf16Offset(text: string, position: number): number {
  let offset = 0;
  for (let character = 1; character < position && offset < text.length; character += 1) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Describes the error of a statement, which it locates in the whole text. */
export function describePostgresError(text: string, statement: Statement, error: PostgresError): SqlError {
  const offset = error.position ? statement.start + utf16Offset(statement.sql, Number(error.position)) : undefined;
  const [message, detail, hint] = [error.message, error.detail, error.hint].map((part) => cutMessage(part ?? ''));
  const leftOut = (message?.leftOut ?? 0) + (detail?.leftOut ?? 0) + (hint?.leftOut ?? 0);
  return {
    kind: RESOURCE_CODE.test(error.code ?? '') ? 'resources' : 'sql',
    message: message?.text ?? '',
    ...(error.code && { code: error.code }),
    ...(detail?.text && { detail: detail.text }),
    ...(hint?.text && { hint: hint.text }),
    ...(leftOut > 0 && { leftOut }),
    line: text.slice(0, offset ?? statement.start).split('\n').length,
    ...(offset !== undefined && { offset }),
  };
}

/** What an error has done to the transaction, from what the server said before it and after it. */
export function transactionFate(before: string, after: string): Pick<SqlError, 'transaction'> {
  if (after === FAILED) return { transaction: 'failed' };
  return before === OPEN && after === IDLE ? { transaction: 'ended' } : {};
}
