import { island } from 'light-pages/islands';

export const PageReplacement = island('PageReplacement', async () => (await import('./View')).PageReplacement);
