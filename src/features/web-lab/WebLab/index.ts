import { island } from 'light-pages/islands';

export const WebLab = island('WebLab', async () => (await import('./View')).WebLab);
