/** A resource that is loaded once, on the first request. */
export interface LoadedOnce<T> {
  /** Loads the resource, or returns the promise of an earlier call; after a failure the next call tries again. */
  readonly load: () => Promise<T>;
  /** The resource, once it is loaded. */
  readonly now: () => T | undefined;
}

/** Wraps a loader so that it runs once, however often the resource is requested. */
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
