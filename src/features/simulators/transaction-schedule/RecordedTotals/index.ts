import { island } from 'light-pages/islands';

/** Works without a script: a sentence. */
export const RecordedTotals = island('RecordedTotals', async () => (await import('./View')).RecordedTotals, {
  isStatic: true,
});
