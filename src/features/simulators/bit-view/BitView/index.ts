import { island } from '@site/src/components/island';

export const BitView = island('BitView', async () => (await import('./View')).BitView);
