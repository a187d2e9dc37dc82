import { SoundWorker } from 'light-pages/browser/soundWorker';
import { WorkerLink, WorkerLost } from '../../../core/workerLink';
import { CSV_SECONDS, type CsvProblem } from '../core/csv/csvProblem';
import type { CsvTasks } from './csvTasks';

function createWorker(): SoundWorker {
  return new SoundWorker(/* webpackChunkName: "csv-worker" */ new URL('./csvWorker.ts', import.meta.url));
}

/** Sends a file to a worker of its own, so that the page stays responsive; always resolves. Takes the bytes away. */
export async function readCsvFile<Name extends keyof CsvTasks>(
  task: Name,
  file: CsvTasks[Name]['input'],
): Promise<CsvTasks[Name]['answer'] | { readonly problem: CsvProblem }> {
  let link: WorkerLink<CsvTasks> | undefined;
  try {
    link = new WorkerLink<CsvTasks>(createWorker());
    return await link.ask(task, file, { limitMs: CSV_SECONDS * 1000, transfer: [file.bytes.buffer] });
  } catch (failure) {
    const isLate = failure instanceof WorkerLost && failure.reason === 'time';
    return { problem: { code: isLate ? 'time' : 'worker' } };
  } finally {
    link?.end(new Error('The file has been read.'));
  }
}
