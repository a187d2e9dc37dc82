import { island } from '@site/src/components/island';

export const UniquePaths = island('UniquePaths', async () => (await import('./View')).UniquePaths);
