import preloadKnown from '@docusaurus/core/lib/client/preload';
import { whenWanted } from '../../browser/hydrationState';
import { findRoutes } from './routes';

/**
 * Replaces Docusaurus' `preload`, which loads the components of a path: the routes must be known first. Hydration
 * follows, so on a waiting page this resolves only when hydration may begin.
 */
export default async function preload(pathname: string): Promise<void> {
  await findRoutes(pathname);
  await preloadKnown(pathname);
  await whenWanted();
}
