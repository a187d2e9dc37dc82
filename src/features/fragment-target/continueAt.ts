/**
 * Lets the keyboard and screen readers continue at an element: the browser does so after a link to a fragment, but not
 * after one that the router follows.
 */
export function continueAt(target: HTMLElement): void {
  const isFocusable = target.hasAttribute('tabindex');
  if (!isFocusable) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // The element remains where the next Tab starts, and a click on its text does not focus it.
  if (!isFocusable) target.removeAttribute('tabindex');
}
