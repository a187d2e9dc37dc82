// Change: an island, as what a block of code needs a script for is copying and wrapping alone.
import type { Props } from '@theme/CodeBlock';
import { island } from '../../islands';

export default island<Props>('CodeBlock', async () => (await import('@theme/CodeBlock/View')).default, {
  isQuiet: () => true,
});
