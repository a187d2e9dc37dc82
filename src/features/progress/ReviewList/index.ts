import { island } from 'light-pages/islands';

export const ReviewList = island('ReviewList', async () => (await import('./View')).ReviewList);
