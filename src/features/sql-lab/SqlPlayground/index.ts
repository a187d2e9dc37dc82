import { island } from '@site/src/components/island';

export const SqlPlayground = island(async () => (await import('./View')).SqlPlayground);
