import { HELLO } from './frame/messages';

const ANSWER_LIMIT_MS = 15_000;

/** A frame that has responded, and the port for messages to it. */
export interface OpenFrame {
  port: MessagePort;
  /** Removes the frame and ends everything that runs in it. */
  close: () => void;
}

/** Thrown when a frame cannot be loaded: offline before the first run, or because the host forbids frames. */
export class FrameUnavailable extends Error {
  override name = 'FrameUnavailable';
}

/**
 * Loads one of the lab's documents in a sandboxed frame.
 *
 * The sandbox has only `allow-scripts`: the frame has no origin, so no cookies, storage or access to the page, and no
 * pop-ups, dialogs, forms, downloads or navigation of the page.
 *
 * @param element - a frame that is not in the page yet
 * @param insert - inserts it into the page
 */
export function openFrame(
  element: HTMLIFrameElement,
  src: string,
  insert: (element: HTMLIFrameElement) => void,
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
    // An opaque origin can only be addressed as "*"; the port is sent only to this window.
    element.addEventListener('load', () => element.contentWindow?.postMessage(HELLO, '*', [port2]), { once: true });
    insert(element);
  });
}
