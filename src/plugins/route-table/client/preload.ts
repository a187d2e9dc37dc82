import preloadKnown from '@docusaurus/core/lib/client/preload';
import { findRoutes } from './routes';

/** In place of Docusaurus' `preload`, which loads the components of an address: it has to know the routes first. */
export default async function preload(pathname: string): Promise<void> {
  await findRoutes(pathname);
  await preloadKnown(pathname);
}
