/** Something that is fetched once, when it is first asked for. */
export interface LoadedOnce<T> {
  /** Fetches it, or answers with what was fetched; after a failure the next call tries again. */
  readonly load: () => Promise<T>;
  /** What was fetched, once it is there. */
  readonly now: () => T | undefined;
}

/** Makes something that is fetched once, however often it is asked for. */
export function loadOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let asked: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    load() {
      asked ??= load().then(
        (value) => (loaded = value),
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
    now: () => loaded,
  };
}
