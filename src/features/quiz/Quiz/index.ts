import { island } from 'light-pages/islands';

export const Quiz = island('Quiz', async () => (await import('./View')).Quiz);
