import { island } from '@site/src/components/island';

export const InjectionLab = island('InjectionLab', async () => (await import('./View')).InjectionLab, {
  isQuiet: () => true,
});
