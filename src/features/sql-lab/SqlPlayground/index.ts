import { island } from 'light-pages/islands';

export const SqlPlayground = island('SqlPlayground', async () => (await import('./View')).SqlPlayground);
