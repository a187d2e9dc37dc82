// Change: names the address that was asked for, suggests the likeliest pages, and hands a
// path under another language over to that language's not-found page.
import type { ReactNode } from 'react';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';

export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
