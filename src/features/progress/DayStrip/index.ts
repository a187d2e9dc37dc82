import { island } from 'light-pages/islands';
import { hasNoProgress } from '../hasNoProgress';

export const DayStrip = island('DayStrip', async () => (await import('./View')).DayStrip, {
  isQuiet: hasNoProgress,
});
