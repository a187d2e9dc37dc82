import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** On a menu that its pointer holds open, until the pointer leaves it. */
const DISMISSED = 'data-dismissed';

/** Closes the site's menu of a phone; it opens and closes by its button. */
function closeMobileMenu(): void {
  const button = document.querySelector<HTMLElement>('.navbar__toggle[aria-expanded=true]');
  button?.click();
  button?.focus();
}

function closeDropdown(dropdown: Element): void {
  const button = dropdown.querySelector<HTMLElement>('[aria-haspopup]');
  if (dropdown.contains(document.activeElement)) button?.focus();
  // It opens and closes by Enter.
  if (button?.getAttribute('aria-expanded') === 'true') {
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
  if (!dropdown.matches(':hover')) return;
  dropdown.setAttribute(DISMISSED, '');
  dropdown.addEventListener('pointerleave', () => dropdown.removeAttribute(DISMISSED), { once: true });
}

/**
 * Client module: Escape closes what the navbar has opened, the menu of a phone and those that come down, and takes the
 * focus back to the button. Docusaurus closes them by a press elsewhere alone.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    closeMobileMenu();
    const open = '.navbar .dropdown';
    for (const dropdown of document.querySelectorAll(`${open}--show, ${open}:hover`)) closeDropdown(dropdown);
  });
}
