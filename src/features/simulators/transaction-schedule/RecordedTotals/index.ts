import { island } from 'light-pages/islands';

/** A static sentence, which works without a script. */
export const RecordedTotals = island('RecordedTotals', async () => (await import('./View')).RecordedTotals, {
  isStatic: true,
});
