import { SoundWorker } from 'light-pages/browser/soundWorker';
import { CSV_SECONDS, type CsvProblem } from '../core/csv/csvProblem';
import type { CsvAnswer, CsvPreviewAnswer } from '../core/csv/readCsv';
import type { CsvRequest, PreviewRequest, TableRequest } from './csvWorker';

function createWorker(): SoundWorker {
  return new SoundWorker(/* webpackChunkName: "csv-worker" */ new URL('./csvWorker.ts', import.meta.url));
}

/** Sends a file to a worker of its own, so that the page stays responsive; always resolves. */
function ask<Answer>(request: CsvRequest): Promise<Answer | { readonly problem: CsvProblem }> {
  let worker: SoundWorker;
  try {
    worker = createWorker();
  } catch {
    return Promise.resolve({ problem: { code: 'worker' } });
  }
  return new Promise((resolve) => {
    const end = (answer: Answer | { readonly problem: CsvProblem }) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ problem: { code: 'time' } }), CSV_SECONDS * 1000);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    worker.onerror = (event) => {
      event.preventDefault();
      end({ problem: { code: 'worker' } });
    };
    worker.postMessage(request, [request.bytes.buffer]);
  });
}

/** Says how a CSV file would be read; takes the bytes away. */
export function previewCsvFile(request: PreviewRequest): Promise<CsvPreviewAnswer> {
  return ask<CsvPreviewAnswer>(request);
}

/** Converts a CSV file to a table; takes the bytes away. */
export function readCsvFile(request: TableRequest): Promise<CsvAnswer> {
  return ask<CsvAnswer>(request);
}
