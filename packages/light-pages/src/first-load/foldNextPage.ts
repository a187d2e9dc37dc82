import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let isBack = false;
if (ExecutionEnvironment.canUseDOM) {
  // Captured, so that it comes before the router's listener.
  addEventListener('popstate', () => (isBack = true), true);
}

/** Lays out, in parts, each document that the reader navigates to, as `start.ts` does with the first one. */
const foldNextPage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The next page opens at a scroll position that may lie below the fold. Otherwise the attribute stays, because
    // removing it would restyle all elements of the page that the reader leaves.
    if (location.hash || isBack) delete document.documentElement.dataset.layout;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    isBack = false;
    if (previousLocation && location.pathname !== previousLocation.pathname) void window.layOut?.();
  },
};

export default foldNextPage;
