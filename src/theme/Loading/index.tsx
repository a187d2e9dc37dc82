// Change: a part that cannot be loaded is said as a page that crashed is, in the page's language; the original is
// English. Nothing turns while it is waited for: the bar of a slow navigation says so.
import type { ReactNode } from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';

interface Props {
  /** Null while the part is waited for. */
  error: Error | null;
  retry: () => void;
}

export default function Loading({ error, retry }: Props): ReactNode {
  return error ? <ErrorPageContent error={error} tryAgain={retry} /> : null;
}
