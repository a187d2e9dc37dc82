import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isEditable } from 'light-pages/browser/isEditable';

const MARKER = 'data-keyboard-navigation';

/**
 * Client module: sets `<html data-keyboard-navigation>` while the reader navigates with Tab, until the mouse is
 * pressed. Docusaurus 3.10 dropped its own module (facebook/docusaurus#11713).
 */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') root.setAttribute(MARKER, '');
  });
  // The first Tab may have come before this script. A field shows its focus after any press, so it tells nothing.
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible') && !isEditable(activeElement)) root.setAttribute(MARKER, '');
  window.addEventListener('mousedown', () => root.removeAttribute(MARKER));
}
