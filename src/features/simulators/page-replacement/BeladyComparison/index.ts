import { island } from '@site/src/components/island';

export const BeladyComparison = island(async () => (await import('./View')).BeladyComparison);
