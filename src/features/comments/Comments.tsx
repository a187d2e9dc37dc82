import type { ReactNode } from 'react';
import { island } from 'light-pages/islands';
import { useClientServices } from '@site/src/components/useClientServices';

const Discussion = island('Discussion', async () => (await import('./Discussion')).Discussion, { isQuiet: () => true });

/** The discussion under a page, where the site has one configured. */
export function Comments(): ReactNode {
  const { comments } = useClientServices();
  return comments ? <Discussion comments={comments} /> : null;
}
