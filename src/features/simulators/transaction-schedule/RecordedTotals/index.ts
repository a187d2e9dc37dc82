import { island } from '@site/src/components/island';

/** Works without a script: a sentence. */
export const RecordedTotals = island('RecordedTotals', async () => (await import('./View')).RecordedTotals, {
  isStatic: true,
});
