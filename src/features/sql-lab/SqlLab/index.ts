import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { textKey } from '../core/textKey';

export const SqlLab = island('SqlLab', async () => (await import('./View')).SqlLab, {
  // A text that the reader has saved replaces the page's, so the lab must be hydrated to show it.
  isQuiet: ({ id }) => createStorageSlot(textKey(id ?? '')).get() === null,
});
