import { island } from 'light-pages/islands';

export const LiveCode = island('LiveCode', async () => (await import('./View')).LiveCode);
