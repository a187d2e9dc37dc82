import { useEffect, useState } from 'react';
import { downloadError } from '../core/files/fetchFailure';
import type { SqlError } from '../core/types';

/** The state of a fetch: empty while pending, the value, or the error. */
export interface Loaded<T> {
  readonly value?: T;
  readonly error?: SqlError;
}

/** Fetches a value on mount, and again whenever the key changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { readonly key: string }>({ key });
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ key, value }),
      (error: unknown) => current && setState({ key, error: downloadError(error) }),
    );
    return () => {
      current = false;
    };
    // The key represents everything that `load` reads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return state.key === key ? state : {};
}
