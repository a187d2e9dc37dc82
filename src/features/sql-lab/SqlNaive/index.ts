import { island } from 'light-pages/islands';

export const SqlNaive = island('SqlNaive', async () => (await import('./View')).SqlNaive);
