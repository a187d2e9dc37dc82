import { HELLO } from './hello';

/**
 * Waits for the page's first message and passes on the port in it.
 *
 * The frame evaluates any code that arrives through that port, so it must never do so with the rights of the site.
 * Outside a sandbox (opened as a page, or embedded by another site) the frame has the site's origin instead of an
 * opaque one, and ignores all messages.
 */
export function acceptPort(listen: (port: MessagePort) => void): void {
  if (globalThis.origin !== 'null' || window.parent === window) return;
  const hear = (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    if (event.source !== window.parent || event.data !== HELLO || !port) return;
    window.removeEventListener('message', hear);
    listen(port);
    port.postMessage(HELLO);
  };
  window.addEventListener('message', hear);
}
