import { island } from 'light-pages/islands';

/** Ways to take a page along; the script loads when one is used. */
export const PageTools = island('PageTools', async () => (await import('./View')).PageTools, { isQuiet: () => true });
