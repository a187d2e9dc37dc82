import type { Delimiter } from '../core/csv/csvLayout';
import type { CsvAnswer, CsvChoices, CsvPreviewAnswer } from '../core/csv/readCsv';

interface CsvFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the page asks of the worker that reads a CSV file. */
export interface CsvTasks {
  /** Says how the columns of a file would be understood. */
  readonly preview: {
    readonly input: CsvFile & { readonly delimiter: Delimiter | undefined };
    readonly answer: CsvPreviewAnswer;
  };
  /** Makes a table of a file. */
  readonly table: {
    readonly input: CsvFile & {
      /** Names of other tables, in lower case. */
      readonly taken: readonly string[];
      readonly choices: CsvChoices;
    };
    readonly answer: CsvAnswer;
  };
}
