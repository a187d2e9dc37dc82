import { island } from 'light-pages/islands';

export const WebLabTable = island('WebLabTable', async () => (await import('./View')).WebLabTable);
