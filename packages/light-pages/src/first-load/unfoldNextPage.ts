import type { ClientModule } from '@docusaurus/types';

/** The first page is laid out in parts (`start.ts`); later pages are laid out as a whole. */
const unfoldNextPage: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname)
      delete document.documentElement.dataset.layout;
  },
};

export default unfoldNextPage;
