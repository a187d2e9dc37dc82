import { island } from '@site/src/components/island';

export const Normalization = island(async () => (await import('./View')).Normalization);
