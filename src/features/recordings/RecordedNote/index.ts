import { island } from 'light-pages/islands';
import type { RecordedNoteProps } from './View';

export const RecordedNote = island<RecordedNoteProps>(
  'RecordedNote',
  async () => (await import('./View')).RecordedNote,
  { isStatic: true },
);
