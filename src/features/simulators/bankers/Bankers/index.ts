import { island } from '@site/src/components/island';

export const Bankers = island('Bankers', async () => (await import('./View')).Bankers);
