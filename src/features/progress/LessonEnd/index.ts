import { island } from '@site/src/components/island';

export const LessonEnd = island(async () => (await import('./View')).LessonEnd);
