import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isBack = false;
if (ExecutionEnvironment.canUseDOM) {
  // Captured, so that it comes before the router's listener.
  addEventListener('popstate', () => (isBack = true), true);
}

/** Lays out the documents that the reader goes to in parts, as `start.ts` does with the first one. */
const foldNextPage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The page opens at a position that only the whole document has. Otherwise the attribute stays: without it, all
    // elements of the page that is left would be restyled.
    if (location.hash || isBack) delete document.documentElement.dataset.layout;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    isBack = false;
    if (previousLocation && location.pathname !== previousLocation.pathname) void window.layOut?.();
  },
};

export default foldNextPage;
