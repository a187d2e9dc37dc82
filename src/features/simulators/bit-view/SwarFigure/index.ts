import { island } from 'light-pages/islands';

/** Works without a script: a figure. */
export const SwarFigure = island('SwarFigure', async () => (await import('./View')).SwarFigure, { isStatic: true });
