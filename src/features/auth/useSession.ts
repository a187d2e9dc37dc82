import { useSyncExternalStore } from 'react';
import { useClientServices } from '@site/src/components/useClientServices';
import type { Session } from './core/session';
import { getSession, subscribe } from './sessionStore';

const OFF: Session = { state: 'off' };
const UNKNOWN: Session = { state: 'unknown' };

/** The reader's session; `unknown` on the server and in the first render, so that hydration matches. */
export function useSession(): Session {
  const { firebase } = useClientServices();
  const session = useSyncExternalStore(subscribe, getSession, () => UNKNOWN);
  return firebase ? session : OFF;
}
