// Change: keeps the session and mounts the consent bar where they are configured.
import { lazy, Suspense, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useClientServices } from '@site/src/components/useClientServices';
import { SessionKeeper } from '@site/src/features/auth/Session';

/** A file of its own: most sites count nobody. Where it cannot be had nobody is counted, and the page is whole. */
const ConsentBar = lazy(() =>
  import('@site/src/features/analytics/ConsentBar').then(
    ({ ConsentBar: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { firebase, tracking } = useClientServices();
  // The server draws no bar, and what is read later would be compared with what is drawn by then.
  const isBrowser = useIsBrowser();
  return (
    <>
      {children}
      {firebase && <SessionKeeper settings={firebase} />}
      {tracking && isBrowser && (
        <Suspense>
          <ConsentBar ids={tracking} />
        </Suspense>
      )}
    </>
  );
}
