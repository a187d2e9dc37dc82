import type { ClientModule } from '@docusaurus/types';

/** The page that was opened first was laid out in parts (`start.ts`); the next one is drawn as a whole. */
const unfoldNextPage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname)
      delete document.documentElement.dataset.layout;
  },
};

export default unfoldNextPage;
