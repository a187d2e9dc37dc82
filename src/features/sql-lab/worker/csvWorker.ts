import 'light-pages/browser/sayHello';
import { readCsv } from '../core/readCsv';

/** A file sent to the worker. */
export interface CsvRequest {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Names of other tables, in lower case. */
  readonly taken: readonly string[];
}

addEventListener('message', ({ data: { name, bytes, taken } }: MessageEvent<CsvRequest>) =>
  postMessage(readCsv(name, bytes, taken)),
);
