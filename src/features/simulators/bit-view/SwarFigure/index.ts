import { island } from 'light-pages/islands';

/** A static figure, which works without a script. */
export const SwarFigure = island('SwarFigure', async () => (await import('./View')).SwarFigure, { isStatic: true });
