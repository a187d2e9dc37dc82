import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../browser/whenIdle';
import { readerActs } from '../islands/whenNear';
import pages from './preloadOnly';

let observer: IntersectionObserver | undefined;

/** Loads the next document or post when the reader comes to the link that leads to it, at the end of the page. */
const preloadNext: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    observer?.disconnect();
    const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    if (!link) return;
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      whenIdle(() => {
        const loading = pages.preload(link.pathname);
        // A click on the link loads it again, and handles the failure.
        if (loading) loading.catch(() => undefined);
      });
    });
    observer = watching;
    // A short page shows the link at once, although nobody reads yet.
    void readerActs().then(() => watching === observer && watching.observe(link));
  },
};

export default preloadNext;
