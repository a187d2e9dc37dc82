import { loadOnce } from 'light-pages/browser/loadOnce';

/** The charts with their library, fetched with the first run. */
export const plot = loadOnce(async () => (await import('./Plot')).Plot);
