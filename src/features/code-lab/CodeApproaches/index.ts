import { island } from '@site/src/components/island';

export const CodeApproaches = island('CodeApproaches', async () => (await import('./View')).CodeApproaches);
