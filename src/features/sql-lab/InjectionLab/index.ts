import { island } from 'light-pages/islands';

export const InjectionLab = island('InjectionLab', async () => (await import('./View')).InjectionLab, {
  isQuiet: () => true,
});
