import { protocol, type PGlite } from '@electric-sql/pglite';

export type PostgresMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Messages of the server. */
export interface Received {
  readonly messages: readonly PostgresMessage[];
  /** Number of notices that were left out. */
  readonly skippedNotices: number;
  /** Number of rows that were only counted, and the length of the longest of them in bytes. */
  readonly skippedRows: number;
  readonly longestSkipped: number;
}

/** More notices than anyone reads. */
const MAX_NOTICES = 100;
const NOTICE = 'N'.charCodeAt(0);
const ROW = 'D'.charCodeAt(0);
/** A message is its kind in one byte, its length in four, which count themselves, and its content. */
const HEAD = 5;

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

/**
 * Sends bytes and reads the messages that come back. Notices beyond the first hundred are only counted: a trigger can
 * raise one for each of many rows, and reading a hundred thousand of them takes minutes.
 *
 * @param countsRows - whether rows are only counted too, because nobody will see them
 */
export async function exchange(server: PGlite, bytes: Uint8Array, countsRows = false): Promise<Received> {
  const messages: PostgresMessage[] = [];
  const parser = new protocol.Parser();
  let notices = 0;
  let skippedRows = 0;
  let longestSkipped = 0;
  let rest: Uint8Array = new Uint8Array();
  const read = (chunk: Uint8Array) => {
    const data = rest.length > 0 ? joined(rest, chunk) : chunk;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    let offset = 0;
    while (offset + HEAD <= data.length) {
      const length = view.getUint32(offset + 1);
      const end = offset + 1 + length;
      if (end > data.length) break;
      if (data[offset] === NOTICE) notices += 1;
      if (countsRows && data[offset] === ROW) {
        skippedRows += 1;
        longestSkipped = Math.max(longestSkipped, length);
      } else if (data[offset] !== NOTICE || notices <= MAX_NOTICES)
        parser.parse(data.slice(offset, end), (message) => messages.push(message));
      offset = end;
    }
    // The server reuses its memory for what it sends next.
    rest = data.slice(offset);
  };
  await server.execProtocolRawStream(bytes, { syncToFs: false, onRawData: read });
  return { messages, skippedNotices: Math.max(0, notices - MAX_NOTICES), skippedRows, longestSkipped };
}
