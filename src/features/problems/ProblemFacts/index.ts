import { island } from 'light-pages/islands';
import { entryOf } from '@site/src/features/progress/core/record';
import { progressStore } from '@site/src/features/progress/progressStore';

export const ProblemFacts = island('ProblemFacts', async () => (await import('./View')).ProblemFacts, {
  // What is not solved on this device looks as the server has drawn it.
  isQuiet: ({ solvedBy = '' }) => !entryOf(progressStore.getSnapshot().progress.exercises, solvedBy)?.solved,
});
