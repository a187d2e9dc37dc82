import { createStorageSlot } from '@docusaurus/theme-common';
import type { FirebaseSettings } from '@site/src/config/services';
import type { Session } from './core/session';

/** The interface of the authentication service that the views use. */
export interface AuthClient {
  signIn: (language: string) => Promise<void>;
  signOut: () => Promise<void>;
}

// Every page includes this module, so it is kept to a few hundred bytes: Firebase is behind the import below.
const hint = createStorageSlot('auth:hint');
const listeners = new Set<() => void>();
let session: Session = { state: 'unknown' };
let client: AuthClient | undefined;
let starting: Promise<void> | undefined;

function publish(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

/** Calls `listener` on every change of the session; returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session, as far as it is known. */
export function getSession(): Session {
  return session;
}

/** The authentication service once it has been loaded. */
export function getClient(): AuthClient | undefined {
  return client;
}

/** Loads Firebase unless it is loaded or loading; after a failure, the next call tries again. */
export function wake(settings: FirebaseSettings, preparePopup = false): void {
  if (starting) return;
  publish({ state: 'unknown' });
  starting = import(/* webpackChunkName: "firebase-auth" */ './firebase/authClient')
    .then(({ startAuthClient }) => {
      client = startAuthClient(settings, {
        preparePopup,
        onUser(user) {
          if (user) hint.set('1');
          else hint.del();
          publish(user ? { state: 'signedIn', user } : { state: 'signedOut' });
        },
      });
    })
    .catch((error: unknown) => {
      starting = undefined;
      console.warn('Firebase initialization failed', error);
      publish({ state: 'unknown', unreachable: true });
    });
}

/** Loads Firebase only for a reader who has signed in on this device, now or later in another tab. */
export function wakeOnHint(settings: FirebaseSettings): () => void {
  const follow = () => {
    if (hint.get()) wake(settings);
  };
  follow();
  return hint.listen(follow);
}
