import { island } from 'light-pages/islands';

export const Bankers = island('Bankers', async () => (await import('./View')).Bankers);
