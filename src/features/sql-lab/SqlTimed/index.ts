import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { wayKeys } from './wayKeys';

export const SqlTimed = island('SqlTimed', async () => (await import('./View')).SqlTimed, {
  // A text that the reader has saved replaces the page's, so the lab must be hydrated to show it.
  isQuiet: ({ id }) => wayKeys(id ?? '').every((key) => createStorageSlot(key).get() === null),
});
