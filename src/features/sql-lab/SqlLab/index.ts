import { createStorageSlot } from '@docusaurus/theme-common';
import { island } from 'light-pages/islands';
import { bringsState } from '@site/src/components/ShareState/sharingLab';
import { textKey } from '../core/textKey';

export const SqlLab = island('SqlLab', async () => (await import('./View')).SqlLab, {
  // A text saved by the reader replaces the page's, so such a lab cannot wait for interaction to hydrate.
  isQuiet: ({ id }) => createStorageSlot(textKey(id ?? '')).get() === null && !bringsState(),
});
