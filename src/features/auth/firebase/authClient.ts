import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { FirebaseSettings } from '@site/src/config/services';
import { usableEmulator } from '../core/emulator';
import type { SignedInUser } from '../core/session';
import type { AuthClient } from '../sessionStore';

interface StartOptions {
  /**
   * Whether to load Google's helper frame at once, which phones and Safari need to allow a pop-up later. It delays the
   * first `onUser` call, so only the sign-in screen sets it.
   */
  preparePopup: boolean;
  /** Called with the reader once known, and whenever the session changes in any tab. */
  onUser: (user: SignedInUser | undefined) => void;
}

/** Starts Firebase authentication. This is the only module that imports the SDK, and it has a chunk of its own. */
export function startAuthClient(settings: FirebaseSettings, { preparePopup, onUser }: StartOptions): AuthClient {
  const { authEmulatorUrl, ...options } = settings;
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: preparePopup ? browserPopupRedirectResolver : undefined,
  });
  const emulator = usableEmulator(authEmulatorUrl, window.location.hostname);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  onAuthStateChanged(auth, (user) => {
    onUser(user ? { name: user.displayName ?? '', email: user.email ?? '' } : undefined);
  });

  return {
    async signIn(language) {
      auth.languageCode = language;
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      // No `await` before this call: browsers allow a pop-up only right after a click.
      await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    },
    signOut: () => signOut(auth),
  };
}
