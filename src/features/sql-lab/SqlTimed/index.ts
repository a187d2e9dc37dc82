import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { wayKeys } from './wayKeys';

export const SqlTimed = island('SqlTimed', async () => (await import('./View')).SqlTimed, {
  // A text that the reader has kept takes the place of the page's.
  isQuiet: ({ id }) => wayKeys(id ?? '').every((key) => createStorageSlot(key).get() === null),
});
