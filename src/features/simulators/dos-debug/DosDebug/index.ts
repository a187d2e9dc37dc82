import { island } from '@site/src/components/island';

export const DosDebug = island('DosDebug', async () => (await import('./View')).DosDebug);
