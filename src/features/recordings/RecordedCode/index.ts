import { island } from '@site/src/components/island';
import type { RecordedCodeProps } from './View';

export const RecordedCode = island<RecordedCodeProps>(
  'RecordedCode',
  async () => (await import('./View')).RecordedCode,
  { isStatic: true },
);
