import { island } from '@site/src/components/island';

/** Works without a script: a figure. */
export const SwarFigure = island('SwarFigure', async () => (await import('./View')).SwarFigure, { isStatic: true });
