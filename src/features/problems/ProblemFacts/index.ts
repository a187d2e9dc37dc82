import { island } from 'light-pages/islands';
import { entryOf } from '@site/src/features/progress/core/record';
import { progressStore } from '@site/src/features/progress/progressStore';

export const ProblemFacts = island('ProblemFacts', async () => (await import('./View')).ProblemFacts, {
  // An unsolved problem looks the same as in the prerendered page.
  isQuiet: ({ solvedBy = '' }) => !entryOf(progressStore.getSnapshot().progress.exercises, solvedBy)?.solved,
});
