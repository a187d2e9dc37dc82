import { HELLO } from '../frame/messages';

const ANSWER_LIMIT_MS = 15_000;

/** A frame that has answered, and the port to talk to it. */
export interface OpenFrame {
  port: MessagePort;
  /** Ends whatever runs in the frame, and the frame. */
  close: () => void;
}

/** Thrown when a frame cannot be loaded: offline before the first run, or a host that refuses frames. */
export class FrameUnavailable extends Error {
  override name = 'FrameUnavailable';
}

/**
 * Loads one of the lab's documents in a sandboxed frame.
 *
 * `allow-scripts` alone: no origin of its own, so no cookies, storage or access to the page, no pop-ups,
 * dialogs, forms, downloads or navigation of the page.
 *
 * @param element - a frame that is not in the page yet
 * @param place - puts it there
 */
export function openFrame(
  element: HTMLIFrameElement,
  src: string,
  place: (element: HTMLIFrameElement) => void,
): Promise<OpenFrame> {
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.close();
    element.remove();
  };
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.src = src;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      close();
      reject(new FrameUnavailable(`${src} did not answer`));
    }, ANSWER_LIMIT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.onmessage = null;
      resolve({ port: port1, close });
    };
    // An opaque origin can only be addressed as "*"; the port goes to this window and no other.
    element.addEventListener('load', () => element.contentWindow?.postMessage(HELLO, '*', [port2]), { once: true });
    place(element);
  });
}
