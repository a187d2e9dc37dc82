import type { HeldInput } from '../browser/heldInput';

/** Storage key that the page's scripts set: on later visits a page does not wait for the reader to act. */
export const VISITED = 'first-load.visited';

/** Input that was held until the page's scripts could handle it. */
export interface Held {
  readonly input: HeldInput;
  /** Lets clicks through; call it when all is replayed. */
  readonly end: () => void;
  readonly search: {
    /** Opens the search, if that was asked for. */
    readonly open: (() => void) | undefined;
    /** Text typed for its field; a line break stands for Enter. */
    readonly text: string;
  };
}

declare global {
  interface Window {
    /**
     * Set by the inline script (`start.ts`); undefined where pages load their scripts as Docusaurus does. Stops holding
     * keys, and returns what was held.
     */
    releaseHeld?: () => Held;
    /** Set by the inline script: lays out the page's document in parts, if it is folded. */
    layOut?: () => Promise<void>;
  }
}
