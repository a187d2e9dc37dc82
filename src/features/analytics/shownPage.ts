import type { ClientModule } from '@docusaurus/types';
import type { PageAddress } from './core/consent';

/** A page as the reader sees it. */
export interface ShownPage extends PageAddress {
  readonly title: string;
}

const listeners = new Set<() => void>();
let shown: ShownPage | undefined;

/** Calls `listener` whenever another page is shown; returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current page, with its own title. */
export function getShownPage(): ShownPage | undefined {
  return shown;
}

/**
 * Client module of builds that count visits. As soon as a link is clicked, the router's location is that of the next
 * page, while the title and everything else are still those of the previous one.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash }, previousLocation }) {
    const tell = () => {
      shown = { pathname, search, hash, title: document.title };
      listeners.forEach((listener) => listener());
    };
    // The title of the first page is already in its HTML; later titles are set in the next frame.
    if (previousLocation) requestAnimationFrame(tell);
    else tell();
  },
};

export default clientModule;
