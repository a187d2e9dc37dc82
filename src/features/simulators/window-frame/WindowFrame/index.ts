import { island } from '@site/src/components/island';

export const WindowFrame = island(async () => (await import('./View')).WindowFrame);
