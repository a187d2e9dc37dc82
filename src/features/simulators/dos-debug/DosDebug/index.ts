import { island } from '@site/src/components/island';

export const DosDebug = island(async () => (await import('./View')).DosDebug);
