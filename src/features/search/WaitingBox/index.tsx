import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { boxLabel, boxPlaceholder, closeLabel, dialogLabel } from '../boxTexts';
import { closeOnEscape } from '../closeOnEscape';
import { MODAL_QUERY_LENGTH } from '../core/modalRequest';
import styles from './styles.module.css';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  initialText: string;
  /** Where Enter leads, because nothing can answer here yet. */
  searchPage: string;
  /** Set when the dialog could not be loaded. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/**
 * The search box shown while the dialog loads. It appears at once, so that nothing typed, composed or pasted is lost,
 * and so that a phone shows its keyboard, which it only does right after a touch.
 */
export function WaitingBox({ ref, initialText, searchPage, onRetry, onClose }: Props): ReactNode {
  const frame = useRef<HTMLDialogElement>(null);

  // A popover, because a modal would make the page inert: a slow phone then restyles the whole page before it accepts a
  // key. The popover lasts only a moment. The dialog that replaces it is modal, and so is this box once loading has
  // failed.
  useLayoutEffect(() => {
    frame.current?.showPopover();
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
  }, [ref]);

  const hasFailed = onRetry !== undefined;
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!hasFailed || !dialog || dialog.open) return;
    dialog.hidePopover();
    dialog.showModal();
  }, [hasFailed]);

  // Enter triggers this button too, because it is the first submit button of the form.
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry?.();
  };

  return (
    // A click outside the box closes it, as it closes the dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={frame}
      className={styles.waiting}
      popover="manual"
      aria-modal="true"
      aria-label={dialogLabel()}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise the press would take the focus from the button that regains it.
        event.preventDefault();
        onClose();
      }}
      onKeyDown={closeOnEscape(onClose)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form className={styles.panel} action={searchPage}>
        <div className={styles.form}>
          <svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
            <path d="M14.39 14.39l4.08 4.08M9.06 1.53a7.53 7.53 0 1 0 .01 0" fill="none" stroke="currentColor" />
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
        </div>
        {onRetry && (
          <div className={styles.failed} role="alert">
            <p>
              <Translate
                id="search.WaitingBox.failed"
                description="Text below the search box when its dialog cannot be loaded"
              >
                Không tải được phần tìm kiếm. Hãy kiểm tra mạng.
              </Translate>
            </p>
            <ErrorBoundaryTryAgainButton
              type="submit"
              className="button button--secondary button--sm"
              onClick={retry}
            />{' '}
            <button type="submit" className="button button--secondary button--sm">
              <Translate
                id="search.WaitingBox.page"
                description="Button that leads to the search page when the search dialog cannot be loaded"
              >
                Mở trang tìm kiếm
              </Translate>
            </button>
          </div>
        )}
      </form>
    </dialog>
  );
}
