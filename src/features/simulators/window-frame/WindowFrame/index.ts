import { island } from 'light-pages/islands';

export const WindowFrame = island('WindowFrame', async () => (await import('./View')).WindowFrame);
