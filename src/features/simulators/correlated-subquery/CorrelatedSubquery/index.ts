import { island } from 'light-pages/islands';

export const CorrelatedSubquery = island('CorrelatedSubquery', async () => (await import('./View')).CorrelatedSubquery);
