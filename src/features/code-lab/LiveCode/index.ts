import { island } from '@site/src/components/island';

export const LiveCode = island(async () => (await import('./View')).LiveCode);
