// Change: tells the navbar whether the page has a list of documents, which its menu button then opens first.
import type { ReactNode } from 'react';
import { matchPath, useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import { PageMenuProvider } from '@site/src/features/menu/PageMenu';
import type { Props } from '@theme/DocsRoot';

type Routes = Props['route']['routes'];

function hasSidebar(routes: Routes, pathname: string): boolean {
  const route = routes?.find(({ path, exact }) => matchPath(pathname, { path, exact }));
  return route !== undefined && ('sidebar' in route || hasSidebar(route.routes, pathname));
}

export default function DocsRootWithMenu(props: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <PageMenuProvider hasMenu={hasSidebar(props.route.routes, pathname)}>
      <DocsRoot {...props} />
    </PageMenuProvider>
  );
}
