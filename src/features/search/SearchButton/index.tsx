import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearchDialog } from '../useSearchDialog';
import styles from './styles.module.css';

/**
 * Opens the search dialog. It is a link to `/search` until React has taken over, and again for
 * whoever opens it in a new tab; nothing of the search but this button is loaded before it is meant.
 */
export function SearchButton(): ReactNode {
  const searchPage = useBaseUrl('/search');
  const { button, dialog, prepare, open } = useSearchDialog(searchPage);
  const isBrowser = useIsBrowser();

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };

  return (
    <>
      <Link
        // Not for the router: it would fetch the page of the search as soon as this link is in view.
        to={`pathname://${searchPage}`}
        target="_self"
        ref={button}
        className={styles.button}
        // Pressed before the page runs, it is handed over (plugin first-load).
        data-opens=""
        role={isBrowser ? 'button' : undefined}
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        aria-keyshortcuts={isBrowser ? 'Control+K Meta+K /' : undefined}
        title={translate({
          id: 'search.SearchButton.hint',
          message: 'Tìm kiếm (Ctrl K)',
          description: 'Tooltip of the search button in the navbar',
        })}
        aria-label={translate({
          id: 'search.SearchButton.label',
          message: 'Tìm kiếm',
          description: 'Name of the search button in the navbar',
        })}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5L17 17"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </Link>
      {dialog}
    </>
  );
}
