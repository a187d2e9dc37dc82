import { island } from 'light-pages/islands';

export const LruCache = island('LruCache', async () => (await import('./View')).LruCache);
