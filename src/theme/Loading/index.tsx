// Change: if a component cannot be loaded, shows the crash page in the page's language; the original is English. There is
// no spinner: the progress bar shows a slow navigation.
import type { ReactNode } from 'react';
import CrashPage from '@theme/Error';

interface Props {
  /** Null while the component is loading. */
  error: Error | null;
  retry: () => void;
}

export default function Loading({ error, retry }: Props): ReactNode {
  return error ? <CrashPage error={error} tryAgain={retry} /> : null;
}
