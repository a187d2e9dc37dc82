import { island } from 'light-pages/islands';

export const UniquePaths = island('UniquePaths', async () => (await import('./View')).UniquePaths);
