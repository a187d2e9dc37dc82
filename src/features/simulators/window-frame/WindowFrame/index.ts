import { island } from '@site/src/components/island';

export const WindowFrame = island('WindowFrame', async () => (await import('./View')).WindowFrame);
