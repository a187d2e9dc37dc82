import preloadKnown from '@docusaurus/core/lib/client/preload';
import { isAlive, whenWanted } from '../../browser/hydrationState';
import { showOwnTexts } from '../../browser/replacedTexts';
import { findRoutes } from './routes';

/** Until the page is hydrated. Islands are hydrated one by one, later. */
function showOwnTextsOfPage(): void {
  const { body, documentElement: root } = document;
  const translateAgain = showOwnTexts(body, (node) => !node.parentElement?.closest('[data-island]'));
  const observer = new MutationObserver(() => {
    observer.disconnect();
    translateAgain();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}

/**
 * Replaces Docusaurus' `preload`, which loads the components of a path: the routes must be known first. Hydration
 * follows, so on a waiting page this resolves only when hydration may begin.
 */
export default async function preload(pathname: string): Promise<void> {
  await findRoutes(pathname);
  await preloadKnown(pathname);
  await whenWanted();
  if (!isAlive()) showOwnTextsOfPage();
}
