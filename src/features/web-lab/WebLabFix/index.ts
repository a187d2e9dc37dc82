import { island } from 'light-pages/islands';

export const WebLabFix = island('WebLabFix', async () => (await import('./View')).WebLabFix);
