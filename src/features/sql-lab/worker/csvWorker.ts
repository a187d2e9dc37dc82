import 'light-pages/browser/sayHello';
import type { Delimiter } from '../core/csv/csvLayout';
import { previewCsv, readCsv, type CsvAnswer, type CsvChoices, type CsvPreviewAnswer } from '../core/csv/readCsv';

interface CsvFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file whose columns are to be understood. */
export interface PreviewRequest extends CsvFile {
  readonly delimiter: Delimiter | undefined;
}

/** A file that is to become a table. */
export interface TableRequest extends CsvFile {
  /** Names of other tables, in lower case. */
  readonly taken: readonly string[];
  readonly choices: CsvChoices;
}

export type CsvRequest = PreviewRequest | TableRequest;

function answer(request: CsvRequest): CsvAnswer | CsvPreviewAnswer {
  const { name, bytes } = request;
  if ('taken' in request) return readCsv(name, bytes, request.taken, request.choices);
  return previewCsv(name, bytes, request.delimiter);
}

addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => postMessage(answer(data)));
