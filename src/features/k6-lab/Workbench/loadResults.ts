import { loadOnce } from 'light-pages/browser/loadOnce';

/** The results of a run, fetched with the first run. */
export const results = loadOnce(async () => (await import('../Results')).Results);
