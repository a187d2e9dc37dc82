import { createStorageSlot } from '@docusaurus/theme-common';
import { createProgressKeeper } from './core/progressKeeper';
import { SOLVED_MARKS_KEY } from './core/solvedMarks';

/** The progress in this browser; must not be used on the server. */
export const progressStore = createProgressKeeper(
  createStorageSlot('progress'),
  createStorageSlot('progress-damaged'),
  createStorageSlot(SOLVED_MARKS_KEY),
);
