import { island } from 'light-pages/islands';

export const JsRun = island('JsRun', async () => (await import('./View')).JsRun, { isQuiet: () => true });
