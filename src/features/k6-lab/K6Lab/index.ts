import { island } from 'light-pages/islands';

export const K6Lab = island('K6Lab', async () => (await import('./View')).K6Lab);
