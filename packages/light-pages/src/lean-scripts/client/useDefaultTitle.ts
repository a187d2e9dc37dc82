import { useState } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * The title of a page that sets none itself: the site's. On the page that the server has made it is the title that this
 * has: Docusaurus' defaults are rendered before the page, and the tab would show the site's title in between.
 */
export function useDefaultTitle(siteTitle: string): string {
  const { pathname } = useLocation();
  const [served] = useState(() => ({ pathname, title: document.title }));
  return pathname === served.pathname ? served.title : siteTitle;
}
