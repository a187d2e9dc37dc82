import { island } from '@site/src/components/island';

export const CorrelatedSubquery = island('CorrelatedSubquery', async () => (await import('./View')).CorrelatedSubquery);
