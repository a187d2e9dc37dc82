import { island } from 'light-pages/islands';

export const BitView = island('BitView', async () => (await import('./View')).BitView);
