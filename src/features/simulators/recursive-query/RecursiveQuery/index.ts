import { island } from '@site/src/components/island';

export const RecursiveQuery = island('RecursiveQuery', async () => (await import('./View')).RecursiveQuery);
