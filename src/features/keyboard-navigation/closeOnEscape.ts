import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Marks a menu that is open only because the pointer is over it, until the pointer leaves. */
const DISMISSED = 'data-dismissed';

function closeDropdown(dropdown: Element): void {
  const button = dropdown.querySelector<HTMLElement>('[aria-haspopup]');
  if (dropdown.contains(document.activeElement)) button?.focus();
  // The dropdown toggles on Enter.
  if (button?.getAttribute('aria-expanded') === 'true') {
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }
  if (!dropdown.matches(':hover')) return;
  dropdown.setAttribute(DISMISSED, '');
  dropdown.addEventListener('pointerleave', () => dropdown.removeAttribute(DISMISSED), { once: true });
}

/**
 * Client module: Escape closes the navbar's dropdown menus and returns the focus to their button. Docusaurus only
 * closes them on a click outside.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    const open = '.navbar .dropdown';
    for (const dropdown of document.querySelectorAll(`${open}--show, ${open}:hover`)) closeDropdown(dropdown);
  });
}
