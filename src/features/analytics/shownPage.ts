import type { ClientModule } from '@docusaurus/types';
import type { PageAddress } from './core/consent';

/** A page that the reader sees. */
export interface ShownPage extends PageAddress {
  readonly title: string;
}

const listeners = new Set<() => void>();
let shown: ShownPage | undefined;

/** Calls back when another page has been shown; returns the way to stop it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that is shown, with the title that is its own. */
export function getShownPage(): ShownPage | undefined {
  return shown;
}

/**
 * Client module of builds that count visits. The router's address is that of the next page from the press of a link on,
 * when the title and all the rest are still those of the page before.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location: { pathname, search, hash }, previousLocation }) {
    const tell = () => {
      shown = { pathname, search, hash, title: document.title };
      listeners.forEach((listener) => listener());
    };
    // The title of the first page has come with it; those of the others are written with the next frame.
    if (previousLocation) requestAnimationFrame(tell);
    else tell();
  },
};

export default clientModule;
