import { island } from 'light-pages/islands';
import type { SqlExampleProps } from './View';

export const SqlExample = island<SqlExampleProps>('SqlExample', async () => (await import('./View')).SqlExample, {
  isStatic: true,
});
