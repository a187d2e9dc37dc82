import { island } from 'light-pages/islands';

export const DosDebug = island('DosDebug', async () => (await import('./View')).DosDebug);
