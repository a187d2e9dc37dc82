import type { TypedField } from '../islands/replayField';

/** What a reader has done before the page's scripts answered. */
export interface Held {
  /** Fields that were typed into, with the events that told of it. */
  readonly fields: ReadonlyMap<TypedField, { readonly types: readonly string[]; readonly value: string }>;
  /** Presses, in their order; those to come are added until {@link letPress}. */
  readonly presses: readonly (() => void)[];
  readonly letPress: () => void;
  /** The key that opens the search. */
  readonly shortcut?: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;
  /** For the search's field; a line break is Enter. */
  readonly typedAhead: string;
}

declare global {
  interface Window {
    /**
     * Of the inline script (`start.ts`), missing where pages load their scripts as Docusaurus does: stops holding
     * all but presses, and says what was held.
     */
    releaseHeld?: () => Held;
  }
}
