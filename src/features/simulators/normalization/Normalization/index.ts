import { island } from 'light-pages/islands';

export const Normalization = island('Normalization', async () => (await import('./View')).Normalization);
