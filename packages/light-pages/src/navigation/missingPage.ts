import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { isNotFoundPage } from '../browser/isNotFoundPage';

/** The path of the route that Docusaurus adds as the last one. */
export const NOT_FOUND = '*';

const forms = [location.pathname, decodeURI(location.pathname)];
const isSent = isNotFoundPage();
const found = isSent
  ? forms.flatMap((form) => matchRoutes(routes, form)).find(({ route }) => route.exact)?.route.path
  : undefined;

/**
 * Whether the first page is the not-found page, and the router has no page at its address either: it would render a
 * missing document inside the documents' layout, which does not match the server's HTML.
 */
export const isMissing = isSent && found === undefined;

/**
 * Leads the reader to the page whose address the host knows in another spelling only; the router accepts more of them.
 *
 * @returns {@link isMissing}, if the reader stays
 */
export async function settleMissing(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (found !== undefined && !forms.includes(found) && !navigation?.redirectCount) {
    location.replace(found + location.search + location.hash);
    await new Promise(() => undefined);
  }
  return isMissing;
}
