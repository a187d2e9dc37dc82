import { useEffect, useState } from 'react';
import { downloadError } from '../core/fetchFailure';
import type { SqlError } from '../core/types';

/** What an effect fetches: nothing yet, the value, or why it failed. */
export interface Loaded<T> {
  readonly value?: T;
  readonly error?: SqlError;
}

/** Fetches a value when the component appears, and again whenever the key changes. */
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
    // The key stands for everything that `load` reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return state.key === key ? state : {};
}
