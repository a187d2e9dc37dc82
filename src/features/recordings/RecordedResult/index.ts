import { island } from '@site/src/components/island';
import type { RecordedResultProps } from './View';

export const RecordedResult = island<RecordedResultProps>(
  'RecordedResult',
  async () => (await import('./View')).RecordedResult,
  { isStatic: true },
);
