import { island } from 'light-pages/islands';

export const K6Exercise = island('K6Exercise', async () => (await import('./View')).K6Exercise);
