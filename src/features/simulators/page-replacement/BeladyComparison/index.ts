import { island } from 'light-pages/islands';

export const BeladyComparison = island('BeladyComparison', async () => (await import('./View')).BeladyComparison);
