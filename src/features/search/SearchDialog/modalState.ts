import { createContext, type RefObject } from 'react';

/** What the modal knows: the part of the state of autocomplete-core that this site reads. */
export interface ModalState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  activeItemId: number | null;
  /** `answers` is the query that the items answer. */
  collections: readonly { source: { answers?: string }; items: readonly { objectID: string }[] }[];
}

/** What the modal lets its owner do. */
export interface ModalControl {
  /** Undefined before the first change. */
  getState: () => ModalState | undefined;
  /** Asks the query again. */
  refresh: () => Promise<void>;
  setActiveItemId: (id: number | null) => void;
}

/** What the dialog and its parts inside the modal know of one another. */
export interface ModalLink {
  /** Whether the list comes from the headings alone. */
  isPartial: () => boolean;
  control: RefObject<ModalControl | null>;
}

export const ModalContext = createContext<ModalLink>({ isPartial: () => false, control: { current: null } });

/** Notes in the sources of an answer which query it belongs to; an answer without hits gets an empty source for that. */
export const answersTo = <S extends object>(query: string, sources: readonly S[]) =>
  (sources.length > 0 ? sources : [{ sourceId: 'none', getItems: () => [] }]).map((source) => ({
    ...source,
    answers: query,
  }));

/** Whether the listed hits, or their absence, answer this query and not an earlier one. */
export const isAnswered = (state: ModalState | undefined, query: string): boolean =>
  state?.collections[0]?.source.answers === query;

/** Whether a query takes long and there is nothing to show: a list from the headings alone answers no other query. */
export function isUnderWay(state: ModalState, isPartial: boolean): boolean {
  const { query, status, collections } = state;
  const isOfOtherQuery = isPartial && !isAnswered(state, query);
  return (
    status === 'stalled' && query !== '' && (isOfOtherQuery || collections.every(({ items }) => items.length === 0))
  );
}
