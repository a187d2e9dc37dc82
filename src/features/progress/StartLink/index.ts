import { island } from 'light-pages/islands';
import { hasNoProgress } from '../hasNoProgress';

export const StartLink = island('StartLink', async () => (await import('./View')).StartLink, {
  isQuiet: hasNoProgress,
});
