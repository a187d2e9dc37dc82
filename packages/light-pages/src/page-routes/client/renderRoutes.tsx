import type { ReactElement } from 'react';
import stockRenderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';

type AllRoutes = Parameters<typeof stockRenderRoutes>[0];

function Routes({ routes }: { readonly routes: AllRoutes }) {
  // There may be more of them than when the page before was drawn.
  useLocation();
  return stockRenderRoutes(routes);
}

/** In place of the function with which Docusaurus draws all routes, once: here they are looked up at each page. */
export default function renderRoutes(routes: AllRoutes): ReactElement {
  return <Routes routes={routes} />;
}
