import { island } from '@site/src/components/island';

export const Quiz = island('Quiz', async () => (await import('./View')).Quiz);
