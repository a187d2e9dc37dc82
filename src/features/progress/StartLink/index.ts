import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';

export const StartLink = island('StartLink', async () => (await import('./View')).StartLink, {
  // Without stored progress it looks as the server rendered it.
  isQuiet: () => createStorageSlot('progress').get() === null,
});
