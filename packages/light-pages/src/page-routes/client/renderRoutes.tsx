import type { ReactElement } from 'react';
import stockRenderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';

type AllRoutes = Parameters<typeof stockRenderRoutes>[0];

function Routes({ routes }: { readonly routes: AllRoutes }) {
  // Renders again on navigation: the list may have grown since the previous page.
  useLocation();
  return stockRenderRoutes(routes);
}

/** Replaces Docusaurus' function, which renders the list of routes once: here it is read again for each page. */
export default function renderRoutes(routes: AllRoutes): ReactElement {
  return <Routes routes={routes} />;
}
