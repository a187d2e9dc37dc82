import { classifyFailure, type SignInFailure } from './core/signInFailure';
import type { AuthClient } from './sessionStore';

/**
 * Opens Google's pop-up. Without a service it only logs.
 *
 * @returns why it did not work; undefined when the reader is signed in
 */
export async function signIn(client: AuthClient | undefined, language: string): Promise<SignInFailure | undefined> {
  if (!client) {
    console.error('Firebase not initialized');
    return 'notInitialized';
  }
  try {
    await client.signIn(language);
    return undefined;
  } catch (error) {
    console.error('Login failed', error);
    return classifyFailure(error);
  }
}

/** Signs the reader out on this device. Without a service it only logs. Returns whether it worked. */
export async function signOut(client: AuthClient | undefined): Promise<boolean> {
  if (!client) {
    console.error('Firebase not initialized');
    return false;
  }
  try {
    await client.signOut();
    return true;
  } catch (error) {
    console.error('Logout failed', error);
    return false;
  }
}
