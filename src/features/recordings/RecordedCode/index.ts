import { island } from 'light-pages/islands';
import type { RecordedCodeProps } from './View';

export const RecordedCode = island<RecordedCodeProps>(
  'RecordedCode',
  async () => (await import('./View')).RecordedCode,
  { isStatic: true },
);
