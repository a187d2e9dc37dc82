import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';

export const DayStrip = island('DayStrip', async () => (await import('./View')).DayStrip, {
  // Without stored progress it looks as the server rendered it.
  isQuiet: () => createStorageSlot('progress').get() === null,
});
