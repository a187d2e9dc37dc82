import type { TypedField } from '../islands/replayField';

/** Storage key that the page's scripts set: on later visits a page does not wait for the reader to act. */
export const VISITED = 'first-load.visited';

/** A held click, with the text typed before it. */
export interface HeldPress {
  /** Fields edited since the held click before, with the types of their events and their last values. */
  readonly fields: ReadonlyMap<TypedField, { readonly types: readonly string[]; readonly value: string }>;
  /** Missing where text was typed after the last click. */
  readonly press?: () => void;
}

/** Input that was held until the page's scripts could handle it. */
export interface Held {
  /** In order; further clicks are added until {@link letPress} is called. */
  readonly presses: readonly HeldPress[];
  readonly letPress: () => void;
  /** The shortcut for the search, if it was pressed. */
  readonly shortcut?: KeyboardEvent;
  /** Text typed for the search field; a line break stands for Enter. */
  readonly typedAhead: string;
}

declare global {
  interface Window {
    /**
     * Set by the inline script (`start.ts`); undefined where pages load their scripts as Docusaurus does. Stops holding
     * everything but clicks, and returns what was held.
     */
    releaseHeld?: () => Held;
    /** Set by the inline script: lays out the page's document in parts, if it is folded. */
    layOut?: () => Promise<void>;
  }
}
