import { cloneElement, useContext, useDeferredValue, type ReactElement, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isUnderWay, ModalContext, type ModalState } from './modalState';

interface Props {
  state: ModalState;
  /** The frame of the list, with the list in it. */
  children: ReactElement;
}

/**
 * What stands below the box of the modal. It renders when there is time, and is abandoned when a newer state arrives. A
 * first query that takes long is said to be under way.
 */
export function BelowBox({ state, children }: Props): ReactNode {
  const { isPartial } = useContext(ModalContext);
  const note = (
    <div className="DocSearch-StartScreen" role="status">
      <p className="DocSearch-Help">
        <Translate
          id="search.modal.searchingText"
          description="Text of the search dialog while the first results are on their way"
        >
          Đang tìm…
        </Translate>
      </p>
    </div>
  );
  return useDeferredValue(isUnderWay(state, isPartial()) ? cloneElement(children, {}, note) : children);
}
