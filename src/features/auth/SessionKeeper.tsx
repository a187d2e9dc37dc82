import { useEffect } from 'react';
import type { FirebaseSettings } from '@site/src/config/services';
import { wakeOnHint } from './sessionStore';

/** Keeps a signed-in reader signed in on every page; draws nothing and costs others nothing. */
export function SessionKeeper({ settings }: { settings: FirebaseSettings }): null {
  useEffect(() => wakeOnHint(settings), [settings]);
  return null;
}
