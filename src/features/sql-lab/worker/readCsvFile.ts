import { SoundWorker } from 'light-pages/browser/soundWorker';
import { CSV_SECONDS } from '../core/csvProblem';
import type { CsvAnswer } from '../core/readCsv';
import type { CsvRequest } from './csvWorker';

function createWorker(): SoundWorker {
  return new SoundWorker(/* webpackChunkName: "csv-worker" */ new URL('./csvWorker.ts', import.meta.url));
}

/** Converts a CSV file to a table in a worker, so that the page stays responsive; always resolves. */
export function readCsvFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  taken: readonly string[],
): Promise<CsvAnswer> {
  let worker: SoundWorker;
  try {
    worker = createWorker();
  } catch {
    return Promise.resolve({ problem: { code: 'worker' } });
  }
  return new Promise((resolve) => {
    const end = (answer: CsvAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ problem: { code: 'time' } }), CSV_SECONDS * 1000);
    worker.onmessage = ({ data }: MessageEvent<CsvAnswer>) => end(data);
    worker.onerror = (event) => {
      event.preventDefault();
      end({ problem: { code: 'worker' } });
    };
    worker.postMessage({ name, bytes, taken } satisfies CsvRequest, [bytes.buffer]);
  });
}
