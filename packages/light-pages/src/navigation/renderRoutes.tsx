import { useEffect, useState, type ReactElement } from 'react';
import stockRenderRoutes from '@docusaurus/renderRoutes';
import { useHistory, useLocation } from '@docusaurus/router';
import { browserFollows } from '../browser/browserLinks';
import { isMissing } from './missingPage';

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

function Routes({ routes = [] }: { readonly routes: AllRoutes }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useBrowserLinks();
  // The last route is that of the not-found page.
  return stockRenderRoutes(isMissing && pathname === first ? routes.slice(-1) : routes);
}

/** Replaces Docusaurus' function, which renders the page of the current address. */
export default function renderRoutes(routes: AllRoutes): ReactElement {
  return <Routes routes={routes} />;
}
