import preloadKnown from '@docusaurus/core/lib/client/preload';
import { whenWanted } from '../../browser/hydrationState';
import { findRoutes } from './routes';

/**
 * In place of Docusaurus' `preload`, which loads the components of an address: it has to know the routes first. The
 * page itself is drawn after that, and not before somebody is there.
 */
export default async function preload(pathname: string): Promise<void> {
  await findRoutes(pathname);
  await preloadKnown(pathname);
  await whenWanted();
}
