import { island } from 'light-pages/islands';

/** A static table, which works without a script. */
export const RecordedDeadlocks = island('RecordedDeadlocks', async () => (await import('./View')).RecordedDeadlocks, {
  isStatic: true,
});
