import { island } from '@site/src/components/island';

export const SqlNaive = island('SqlNaive', async () => (await import('./View')).SqlNaive);
