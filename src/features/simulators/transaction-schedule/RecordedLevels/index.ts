import { island } from 'light-pages/islands';

/** Works without a script: a table. */
export const RecordedLevels = island('RecordedLevels', async () => (await import('./View')).RecordedLevels, {
  isStatic: true,
});
