import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../browser/whenIdle';
import { whenNear } from '../islands/whenNear';
import { browserFollows } from '../browser/browserLinks';
import pages from './preloadOnly';

let endWatch: (() => void) | undefined;

/** Loads the next document or post when the reader comes to the link that leads to it, at the end of the page. */
const preloadNext: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    endWatch?.();
    const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    const preload = (next: HTMLAnchorElement) => {
      // The rules in the page then let the browser fetch it (`rewritePage.ts`).
      if (browserFollows()) next.dataset.ahead = '';
      const loading = pages.preload(next.pathname);
      // A click on the link loads it again, and handles the failure.
      if (loading) loading.catch(() => undefined);
    };
    // A short page shows the link at once, although nobody reads yet.
    endWatch = link ? whenNear(link, true, () => whenIdle(() => preload(link)), '0px') : undefined;
  },
};

export default preloadNext;
