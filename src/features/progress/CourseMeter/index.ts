import { island } from 'light-pages/islands';
import { hasNoProgress } from '../hasNoProgress';

export const CourseMeter = island('CourseMeter', async () => (await import('./View')).CourseMeter, {
  isQuiet: hasNoProgress,
});
