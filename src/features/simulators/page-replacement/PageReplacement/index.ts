import { island } from '@site/src/components/island';

export const PageReplacement = island('PageReplacement', async () => (await import('./View')).PageReplacement);
