import { island } from '@site/src/components/island';

export const UniquePaths = island(async () => (await import('./View')).UniquePaths);
