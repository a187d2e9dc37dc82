import { island } from '@site/src/components/island';

export const LiveCode = island('LiveCode', async () => (await import('./View')).LiveCode);
