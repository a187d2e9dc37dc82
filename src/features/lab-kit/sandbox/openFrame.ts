import { HELLO } from './hello';

/** How long a frame may take to load, and how long a loaded one to answer. */
const LOAD_LIMIT_MS = 15_000;
const ANSWER_LIMIT_MS = 3_000;

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

/** Inserts a frame into the page, and waits until its document answers. */
function openOnce(
  element: HTMLIFrameElement,
  src: string,
  insert: (element: HTMLIFrameElement) => void,
): Promise<OpenFrame> {
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.close();
    element.remove();
  };
  element.src = src;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      close();
      reject(new FrameUnavailable(`${src} did not answer`));
    };
    let timer = setTimeout(giveUp, LOAD_LIMIT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.onmessage = null;
      resolve({ port: port1, close });
    };
    const greet = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ANSWER_LIMIT_MS);
      // An opaque origin can only be addressed as "*"; the port is sent only to this window.
      element.contentWindow?.postMessage(HELLO, '*', [port2]);
    };
    element.addEventListener('load', greet, { once: true });
    insert(element);
  });
}

/**
 * Loads one of the lab's documents in a sandboxed frame. If it does not answer, it is requested once more under another
 * URL: the browser may keep a wrong file under its own, and a page cannot renew what a frame has loaded.
 *
 * The sandbox has only `allow-scripts`: the frame has no origin, so no cookies, storage or access to the page, and no
 * pop-ups, dialogs, forms, downloads or navigation of the page.
 *
 * @param element - a frame that is not in the page yet
 * @param insert - inserts it into the page
 * @throws FrameUnavailable if it does not answer
 */
export async function openFrame(
  element: HTMLIFrameElement,
  src: string,
  insert: (element: HTMLIFrameElement) => void,
): Promise<OpenFrame> {
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  try {
    return await openOnce(element, src, insert);
  } catch {
    return openOnce(element, `${src}?again=${Date.now()}`, insert);
  }
}
