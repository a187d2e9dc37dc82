import { island } from 'light-pages/islands';
import { progressStore } from '@site/src/features/progress/progressStore';

export const ProblemTable = island('ProblemTable', async () => (await import('./View')).ProblemTable, {
  // With nothing solved on this device and no pattern selected, the table looks the same as in the prerendered page.
  isQuiet: () =>
    window.location.search === '' && Object.keys(progressStore.getSnapshot().progress.exercises).length === 0,
});
