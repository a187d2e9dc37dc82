import { island } from 'light-pages/islands';

export const SqlApproaches = island('SqlApproaches', async () => (await import('./View')).SqlApproaches);
