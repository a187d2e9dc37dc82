// Change: the server's icons stay as they are, so that a post need not load the icons of all networks.
import type { Props } from '@theme/Blog/Components/Author/Socials';
import { island } from 'light-pages/islands';

export default island<Props>(
  'Socials',
  async () => (await import('@theme-original/Blog/Components/Author/Socials')).default,
  {
    isStatic: true,
  },
);
