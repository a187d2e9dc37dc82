import { island } from '@site/src/components/island';

export const ReviewList = island(async () => (await import('./View')).ReviewList);
