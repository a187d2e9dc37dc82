import { island } from '@site/src/components/island';

export const JsRun = island(async () => (await import('./View')).JsRun, { isQuiet: () => true });
