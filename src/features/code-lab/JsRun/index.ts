import { island } from '@site/src/components/island';

export const JsRun = island('JsRun', async () => (await import('./View')).JsRun, { isQuiet: () => true });
