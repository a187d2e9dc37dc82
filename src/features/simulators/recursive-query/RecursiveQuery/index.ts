import { island } from 'light-pages/islands';

export const RecursiveQuery = island('RecursiveQuery', async () => (await import('./View')).RecursiveQuery);
