import { island } from '@site/src/components/island';

export const SqlApproaches = island('SqlApproaches', async () => (await import('./View')).SqlApproaches);
