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
   * Prepares Google's helper frame at once where the browser needs that to allow a pop-up later
   * (phones, Safari). It delays the first answer, so it is for the sign-in screen alone.
   */
  preparePopup: boolean;
  /** Told the reader's state once it is known and whenever it changes, in whichever tab. */
  onUser: (user: SignedInUser | undefined) => void;
}

/** Starts Firebase authentication; the only module that knows the SDK, in a chunk of its own. */
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
      // Nothing is awaited before this call: browsers allow a pop-up only right after a click.
      await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    },
    signOut: () => signOut(auth),
  };
}
