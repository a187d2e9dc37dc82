/**
 * The entry that the browser's history has while the menu is open, so that Back closes the menu and the page stays. The
 * router never learns of it: it has the page's address and state.
 */
const MARK = 'menu';
const isOnEntry = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

/** Whether a step back to the page's own entry is under way. */
let isLeaving = false;

function leaveEntry(): void {
  if (isLeaving || !isOnEntry()) return;
  isLeaving = true;
  history.back();
}

/**
 * Adds the entry whenever the menu opens, and removes it when the menu closes.
 *
 * @param isMenuOpen - whether any part of the menu is open
 * @param close - closes the menu, as Back must
 */
export function keepEntry(isMenuOpen: () => boolean, close: () => void): void {
  /** Where the entry was added. */
  let address = '';
  const agree = () => {
    if (!isMenuOpen()) leaveEntry();
    else if (!isOnEntry()) {
      address = location.href;
      history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    }
  };
  // The events of popovers do not bubble.
  document.addEventListener('toggle', ({ target }) => (target as Element).matches('.navbar-sidebar') && agree(), {
    capture: true,
  });
  window.addEventListener('popstate', (event) => {
    isLeaving = false;
    close();
    const isOwn = location.href === address && !isOnEntry();
    // The router would scroll to the top of the page that it believes to have reached. It listens after this module.
    if (isOwn) {
      address = '';
      event.stopImmediatePropagation();
      document.dispatchEvent(new Event('menu:left'));
    }
    // Forward leads to the entry of a menu that is closed; so does Back to a page that was left with an open menu.
    else agree();
  });
  // The menu may have been opened before this script had loaded, or the page reloaded while it was open.
  agree();
}

/**
 * Returns a click handler that follows a link of the menu from the page's own entry: otherwise Back would lead from the
 * next page to this entry, where nothing happens.
 */
export const followWithoutEntry =
  (close: () => void) =>
  (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = (target as Element).closest<HTMLElement>('.navbar-sidebar a[href]:not([role=button],[target=_blank])');
    if (!link || ctrlKey || metaKey || shiftKey || altKey || !isOnEntry()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.addEventListener('menu:left', () => link.click(), { once: true });
    close();
    leaveEntry();
  };
