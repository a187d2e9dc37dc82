// Change: an island, because a code block needs a script only for copying and wrapping.
import type { Props } from '@theme/CodeBlock';
import { island } from '../../islands';

export default island<Props>('CodeBlock', async () => (await import('@theme/CodeBlock/View')).default, {
  isQuiet: () => true,
});
