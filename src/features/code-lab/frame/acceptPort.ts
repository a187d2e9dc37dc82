import { HELLO } from './messages';

/**
 * Waits for the page's first message and hands over the port that it brings.
 *
 * The frame evaluates whatever comes through that port, so it must never do so with the rights of the
 * site: opened outside a sandbox (as a page of its own, or embedded by another site) it has the site's
 * origin instead of an opaque one, and stays deaf.
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
