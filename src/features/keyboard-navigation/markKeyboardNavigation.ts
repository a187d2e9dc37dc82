import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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
  window.addEventListener('mousedown', () => root.removeAttribute(MARKER));
}
