/** The text in the search box, observable by what stands beside the modal. */
export interface TypedText {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => string;
  readonly set: (text: string) => void;
}

export function createTypedText(text: string): TypedText {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => text,
    set(next) {
      text = next;
      for (const listener of listeners) listener();
    },
  };
}
