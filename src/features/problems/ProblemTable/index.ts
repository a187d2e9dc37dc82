import { island } from 'light-pages/islands';
import { progressStore } from '@site/src/features/progress/progressStore';

export const ProblemTable = island('ProblemTable', async () => (await import('./View')).ProblemTable, {
  // Without anything solved on this device, and without a chosen pattern, it looks as the server has drawn it.
  isQuiet: () =>
    window.location.search === '' && Object.keys(progressStore.getSnapshot().progress.exercises).length === 0,
});
