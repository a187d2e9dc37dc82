import { island } from '@site/src/components/island';
import type { RecordedNoteProps } from './View';

export const RecordedNote = island<RecordedNoteProps>(
  'RecordedNote',
  async () => (await import('./View')).RecordedNote,
  { isStatic: true },
);
