import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { wayKeys } from './wayKeys';

export const SqlTimed = island('SqlTimed', async () => (await import('./View')).SqlTimed, {
  // A text saved by the reader replaces the page's, so such a lab cannot wait for interaction to hydrate.
  isQuiet: ({ id }) => wayKeys(id ?? '').every((key) => createStorageSlot(key).get() === null),
});
