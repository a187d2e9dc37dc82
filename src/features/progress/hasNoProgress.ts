import { createStorageSlot } from '@docusaurus/theme-common';

/** Whether this browser has no stored progress: then what shows it looks as the server rendered it. */
export const hasNoProgress = (): boolean => createStorageSlot('progress').get() === null;
