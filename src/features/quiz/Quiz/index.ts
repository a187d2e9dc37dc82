import { island } from '@site/src/components/island';

export const Quiz = island(async () => (await import('./View')).Quiz);
