import { island } from 'light-pages/islands';
import type { RecordedResultProps } from './View';

export const RecordedResult = island<RecordedResultProps>(
  'RecordedResult',
  async () => (await import('./View')).RecordedResult,
  { isStatic: true },
);
