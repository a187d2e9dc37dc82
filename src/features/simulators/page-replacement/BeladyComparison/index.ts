import { island } from '@site/src/components/island';

export const BeladyComparison = island('BeladyComparison', async () => (await import('./View')).BeladyComparison);
