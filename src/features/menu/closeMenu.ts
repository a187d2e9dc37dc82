import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Docusaurus' and Infima's own; above it nothing opens the menu. */
const WIDE = '(width > 996px)';

/**
 * Closes the menu of a phone, and gives the focus back to its button.
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

/** Browsers without popovers show no menu (`prose.css`), and have no such selector either. */
const isOpen = (menu: HTMLElement) => 'popover' in menu && menu.matches(':popover-open');

/**
 * Client module: the menu closes with Escape, by its button, when one of its links is followed, when the page changes
 * otherwise, and when the window becomes so wide that the menu has no button. The browser itself opens it, and closes
 * it by a press elsewhere.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    // Links that are buttons fold the documents below them. From the main menu above that of a page, the browser would
    // give the focus back to no button.
    const closing = '.navbar-sidebar :is(.navbar-sidebar__close, a[href]:not([role=button]))';
    if ((target as Element).closest(closing)) closeMenu();
  });
  // With Escape the browser closes the upper menu alone.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && closeMenu()) event.preventDefault();
  });
  window.addEventListener('popstate', closeMenu);
  matchMedia(WIDE).addEventListener('change', closeMenu);
}
