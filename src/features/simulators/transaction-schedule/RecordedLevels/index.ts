import { island } from 'light-pages/islands';

/** A static table, which works without a script. */
export const RecordedLevels = island('RecordedLevels', async () => (await import('./View')).RecordedLevels, {
  isStatic: true,
});
