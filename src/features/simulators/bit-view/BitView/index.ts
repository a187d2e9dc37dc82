import { island } from '@site/src/components/island';

export const BitView = island(async () => (await import('./View')).BitView);
