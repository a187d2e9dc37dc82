import { useEffect, useState } from 'react';

/** What an effect fetches: nothing yet, the value, or that it failed. */
export interface Loaded<T> {
  readonly value?: T;
  readonly failed?: boolean;
}

/** Fetches a value when the component appears, and again whenever the key changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { readonly key: string }>({ key });
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ key, value }),
      () => current && setState({ key, failed: true }),
    );
    return () => {
      current = false;
    };
    // The key stands for everything that `load` reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return state.key === key ? state : {};
}
