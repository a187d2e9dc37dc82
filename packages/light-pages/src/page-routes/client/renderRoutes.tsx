import { useEffect, type ReactElement } from 'react';
import stockRenderRoutes from '@docusaurus/renderRoutes';
import { useHistory, useLocation } from '@docusaurus/router';
import { browserFollows } from '../../browser/browserLinks';

type AllRoutes = Parameters<typeof stockRenderRoutes>[0];

/** Lets the browser load another page where that is faster. */
function useBrowserLinks(): void {
  const history = useHistory();
  useEffect(
    () =>
      history.block((next, action) => {
        const isOther = action === 'PUSH' && next.pathname !== location.pathname && !next.state;
        if (!isOther || !browserFollows()) return undefined;
        location.assign(history.createHref(next));
        return false;
      }),
    [history],
  );
}

function Routes({ routes }: { readonly routes: AllRoutes }) {
  // Renders again on navigation: the list may have grown since the previous page.
  useLocation();
  useBrowserLinks();
  return stockRenderRoutes(routes);
}

/** Replaces Docusaurus' function, which renders the list of routes once: here it is read again for each page. */
export default function renderRoutes(routes: AllRoutes): ReactElement {
  return <Routes routes={routes} />;
}
