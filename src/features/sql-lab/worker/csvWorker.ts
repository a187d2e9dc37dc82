import 'light-pages/browser/sayHello';
import { serveTasks } from '../../../core/serveTasks';
import { previewCsv, readCsv } from '../core/csv/readCsv';
import type { CsvTasks } from './csvTasks';

serveTasks<CsvTasks>(self, {
  preview: ({ name, bytes, delimiter }) => previewCsv(name, bytes, delimiter),
  table: ({ name, bytes, taken, choices }) => readCsv(name, bytes, taken, choices),
});
