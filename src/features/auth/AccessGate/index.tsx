import { useEffect, useMemo, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useClientServices } from '@site/src/components/useClientServices';
import { signOut } from '../authActions';
import { decideAccess, gateRoute, sitePolicy, type Access, type AccessPolicy } from '../core/accessPolicy';
import type { Session } from '../core/session';
import { getClient, wake } from '../sessionStore';
import { SignInOff } from '../SignInOff';
import { useSession } from '../useSession';
import { SessionLoader } from './SessionLoader';
import { SessionTrouble } from './SessionTrouble';
import { useStalled } from './useStalled';

/** Whether the document was loaded at this path, rather than reached by navigation within the site. */
function isFullLoad(pathname: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname === pathname;
}

function usePolicy(): AccessPolicy {
  const { siteConfig } = useDocusaurusContext();
  return useMemo(() => sitePolicy(siteConfig.baseUrl), [siteConfig.baseUrl]);
}

function useWake(policy: AccessPolicy): void {
  const { firebase } = useClientServices();
  const { pathname } = useLocation();
  useEffect(() => {
    if (firebase) wake(firebase, gateRoute(pathname, policy) === policy.main && isFullLoad(pathname));
  }, [firebase, pathname, policy]);
}

function useAccess(session: Session, policy: AccessPolicy): Access {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const access = decideAccess(session, pathname + search + hash, policy);
  const target = access.kind === 'redirect' ? access.to : undefined;
  useEffect(() => {
    if (target) history.replace(target);
  }, [history, target]);
  const leaving = access.kind === 'signOut';
  useEffect(() => {
    if (leaving) void signOut(getClient());
  }, [leaving]);
  return access;
}

/**
 * Renders a watched route once the gate lets the reader in, and the full-screen loader until then. Where the site has no
 * sign-in, nothing has to be waited for.
 */
export function AccessGate({ children }: { children: (session: Session) => ReactNode }): ReactNode {
  const { firebase } = useClientServices();
  const session = useSession();
  const policy = usePolicy();
  const access = useAccess(session, policy);
  const open = access.kind === 'page' || access.kind === 'publicView';
  const stalled = useStalled(!open && firebase !== undefined);

  useWake(policy);

  if (!firebase) return <SignInOff />;
  if (open) return children(session);
  const unreachable = session.state === 'unknown' && session.unreachable;
  if (!stalled && !unreachable) return <SessionLoader />;
  const retry = () => {
    // A request that hangs cannot be cancelled, so the page is reloaded to start a new one.
    if (unreachable && firebase) wake(firebase);
    else window.location.reload();
  };
  return <SessionTrouble onRetry={retry} />;
}
