import { island } from '@site/src/components/island';

export const LruCache = island('LruCache', async () => (await import('./View')).LruCache);
