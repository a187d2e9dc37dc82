// Change: keeps the session and mounts the consent bar where they are configured.
import { lazy, Suspense, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useClientServices } from '@site/src/components/useClientServices';
import { SessionKeeper } from '@site/src/features/auth/Session';

/**
 * In a separate file, because most sites have no analytics. If it cannot be loaded, nobody is counted, and the page
 * still works.
 */
const ConsentBar = lazy(() =>
  import('@site/src/features/analytics/ConsentBar').then(
    ({ ConsentBar: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { firebase, tracking } = useClientServices();
  // The server renders no bar, and a boundary that hydrates later would be compared with the page as it is then.
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
