import { island } from 'light-pages/islands';

export const NotFoundPage = island('NotFoundPage', async () => (await import('./View')).NotFoundPage);
