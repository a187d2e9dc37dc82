import { island } from 'light-pages/islands';

export const MessageRouting = island('MessageRouting', async () => (await import('./View')).MessageRouting);
