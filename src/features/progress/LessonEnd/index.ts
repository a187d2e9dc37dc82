import { island } from 'light-pages/islands';

export const LessonEnd = island('LessonEnd', async () => (await import('./View')).LessonEnd);
