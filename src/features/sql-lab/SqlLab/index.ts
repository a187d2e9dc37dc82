import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { textKey } from '../core/textKey';

export const SqlLab = island('SqlLab', async () => (await import('./View')).SqlLab, {
  // A text that the reader has kept takes the place of the page's.
  isQuiet: ({ id }) => createStorageSlot(textKey(id ?? '')).get() === null,
});
