import { island } from '@site/src/components/island';

export const SqlPlayground = island('SqlPlayground', async () => (await import('./View')).SqlPlayground);
