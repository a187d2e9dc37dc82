import { island } from '@site/src/components/island';

export const LruCache = island(async () => (await import('./View')).LruCache);
