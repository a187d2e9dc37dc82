import { island } from '@site/src/components/island';

export const ReviewList = island('ReviewList', async () => (await import('./View')).ReviewList);
