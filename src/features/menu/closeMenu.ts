import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { followWithoutEntry, keepEntry } from './menuEntry';

/** The breakpoint of Docusaurus and Infima, above which there is no menu button. */
const WIDE = '(width > 996px)';

/**
 * Closes the phone menu, and returns the focus to its button.
 *
 * @returns whether it was open
 */
function closeMenu(): boolean {
  const menus = [...document.querySelectorAll<HTMLElement>('.navbar-sidebar')];
  if (!menus.some(isOpen)) return false;
  for (const menu of menus) menu.hidePopover();
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  return true;
}

/** Browsers without popovers show no menu (`prose.css`) and reject the selector, hence the first check. */
const isOpen = (menu: HTMLElement) => 'popover' in menu && menu.matches(':popover-open');

/**
 * Client module: closes the menu on Escape, on Back, on its close button, when one of its links is followed, when the
 * page changes in another way or is left, and when the window becomes so wide that the menu has no button. The browser
 * itself opens the menu. What lies beside it belongs to the close button (`prose.css`), so that a press there presses
 * nothing beneath.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    // Links with the role of a button only collapse the documents below them. The close button needs a script, since
    // the browser would lose the focus when it closes a page's menu together with the main menu on top of it.
    const closing = '.navbar-sidebar :is(.navbar-sidebar__close, a[href]:not([role=button]))';
    if ((target as Element).closest(closing)) closeMenu();
  });
  // On Escape the browser closes only the topmost menu.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && closeMenu()) event.preventDefault();
  });
  keepEntry(() => [...document.querySelectorAll<HTMLElement>('.navbar-sidebar')].some(isOpen), closeMenu);
  document.addEventListener('click', followWithoutEntry(closeMenu), { capture: true });
  // The browser may keep the page as it is left, and show it again on Back or Forward.
  window.addEventListener('pagehide', closeMenu);
  matchMedia(WIDE).addEventListener('change', closeMenu);
}
