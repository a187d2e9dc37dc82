import { island } from '@site/src/components/island';

export const Bankers = island(async () => (await import('./View')).Bankers);
