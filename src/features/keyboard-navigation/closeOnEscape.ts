import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** On a menu that its pointer holds open, until the pointer leaves it. */
const DISMISSED = 'data-dismissed';

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
 * Client module: Escape closes the menus that come down from the navbar, and takes the focus back to the button.
 * Docusaurus closes them by a press elsewhere alone.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const open = '.navbar .dropdown';
    for (const dropdown of document.querySelectorAll(`${open}--show, ${open}:hover`)) closeDropdown(dropdown);
  });
}
