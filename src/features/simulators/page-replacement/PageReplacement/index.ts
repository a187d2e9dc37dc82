import { island } from '@site/src/components/island';

export const PageReplacement = island(async () => (await import('./View')).PageReplacement);
