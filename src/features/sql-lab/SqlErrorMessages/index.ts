import { island } from 'light-pages/islands';
import type { SqlErrorMessagesProps } from './View';

export const SqlErrorMessages = island<SqlErrorMessagesProps>(
  'SqlErrorMessages',
  async () => (await import('./View')).SqlErrorMessages,
  { isStatic: true },
);
