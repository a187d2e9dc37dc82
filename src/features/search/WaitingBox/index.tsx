import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { boxLabel, boxPlaceholder, dialogLabel } from '../boxTexts';
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
      <form className={styles.panel} action={searchPage}>
        <input
          ref={ref}
          className={styles.box}
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
      </form>
    </dialog>
  );
}
