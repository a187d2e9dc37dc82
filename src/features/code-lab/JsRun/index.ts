import { island } from 'light-pages/islands';
import { bringsState } from '@site/src/components/ShareState/sharingLab';

export const JsRun = island('JsRun', async () => (await import('./View')).JsRun, { isQuiet: () => !bringsState() });
