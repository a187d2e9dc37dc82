import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearchDialog } from '../useSearchDialog';
import styles from './styles.module.css';

/**
 * Opens the search dialog. Until React hydrates, and when it is opened in a new tab, it is a plain link to `/search`.
 * Nothing of the search except this button loads before the reader shows an intent to use it.
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
        // The `pathname:` protocol keeps the router from prefetching the search page as soon as this link is visible.
        to={`pathname://${searchPage}`}
        target="_self"
        ref={button}
        className={styles.button}
        // The plugin first-load replays a click made before hydration.
        data-opens=""
        role={isBrowser ? 'button' : undefined}
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        aria-keyshortcuts={isBrowser ? 'Control+K Meta+K /' : undefined}
        title={translate({
          id: 'search.SearchButton.hint',
          message: 'Tìm kiếm (phím / hoặc Ctrl K)',
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
        {/* From 768 px up; the names of the button and of its key stand in its attributes. */}
        <span className={styles.words} aria-hidden="true">
          <Translate id="search.SearchButton.label" description="Name of the search button in the navbar">
            Tìm kiếm
          </Translate>
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </Link>
      {dialog}
    </>
  );
}
