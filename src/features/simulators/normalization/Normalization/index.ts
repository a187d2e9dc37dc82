import { island } from '@site/src/components/island';

export const Normalization = island('Normalization', async () => (await import('./View')).Normalization);
