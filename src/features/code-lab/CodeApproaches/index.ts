import { island } from 'light-pages/islands';

export const CodeApproaches = island('CodeApproaches', async () => (await import('./View')).CodeApproaches);
