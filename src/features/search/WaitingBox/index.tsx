import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { boxLabel, boxPlaceholder, closeLabel, dialogLabel } from '../boxTexts';
import { MODAL_QUERY_LENGTH } from '../core/modalRequest';
import styles from './styles.module.css';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  initialText: string;
  /** Where Enter leads: what answers is not there yet. */
  searchPage: string;
  onClose: () => void;
}

/**
 * The search box while the dialog is on its way. It is there at once, so that nothing typed, composed or
 * pasted is lost, and so that a telephone shows its keyboard, which it only does right after a touch.
 */
export function WaitingBox({ ref, initialText, searchPage, onClose }: Props): ReactNode {
  const frame = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    frame.current?.showModal();
    ref.current?.select();
  }, [ref]);

  return (
    // A click beside the box closes it, as it does with the dialog.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={frame}
      className={styles.waiting}
      aria-label={dialogLabel()}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        <form className={styles.form} action={searchPage}>
          <svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
            <path
              d="M14.386 14.386l4.088 4.088-4.088-4.088A7.533 7.533 0 1 1 3.733 3.733a7.533 7.533 0 0 1 10.653 10.653z"
              fill="none"
              stroke="currentColor"
            />
          </svg>
          <input
            ref={ref}
            type="text"
            name="q"
            defaultValue={initialText}
            maxLength={MODAL_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            aria-label={boxLabel()}
            placeholder={boxPlaceholder()}
          />
          <button type="button" aria-label={closeLabel()} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
      </div>
    </dialog>
  );
}
