import { island } from '@site/src/components/island';

export const LessonEnd = island('LessonEnd', async () => (await import('./View')).LessonEnd);
