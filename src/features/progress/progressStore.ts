import { createStorageSlot } from '@docusaurus/theme-common';
import { createProgressKeeper } from './core/progressKeeper';
import { SOLVED_MARKS_KEY } from './core/solvedMarks';

/** The progress of this browser; on the server it must not be asked. */
export const progressStore = createProgressKeeper(
  createStorageSlot('progress'),
  createStorageSlot('progress-damaged'),
  createStorageSlot(SOLVED_MARKS_KEY),
);
