// Change: keeps the session and mounts the consent bar where they are configured.
import type { ReactNode } from 'react';
import { useClientServices } from '@site/src/components/useClientServices';
import { ConsentBar } from '@site/src/features/analytics/ConsentBar';
import { SessionKeeper } from '@site/src/features/auth/Session';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { firebase, tracking } = useClientServices();
  return (
    <>
      {children}
      {firebase && <SessionKeeper settings={firebase} />}
      {tracking && <ConsentBar ids={tracking} />}
    </>
  );
}
