import type { ReactElement } from 'react';
import stockRenderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import type { RouteConfig } from 'react-router-config';

function Routes({ routes }: { readonly routes: RouteConfig[] }) {
  // There may be more of them than when the page before was drawn.
  useLocation();
  return stockRenderRoutes(routes);
}

/** In place of the function with which Docusaurus draws all routes, once: here they are looked up at each page. */
export default function renderRoutes(routes: RouteConfig[]): ReactElement {
  return <Routes routes={routes} />;
}
