import preloadRoute from '@docusaurus/core/lib/client/preload';
import { isAlive, whenWanted } from '../browser/hydrationState';
import { showOwnTexts } from '../browser/replacedTexts';
import { loadIslands } from '../islands/islandLoads';
import { NOT_FOUND, settleMissing } from './missingPage';

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
 * Replaces Docusaurus' `preload`, which loads the components of a path. Hydration follows, so on a waiting page this
 * resolves only when hydration may begin.
 */
export default async function preload(pathname: string): Promise<void> {
  await preloadRoute(!isAlive() && (await settleMissing()) ? NOT_FOUND : pathname);
  await whenWanted();
  if (isAlive()) await loadIslands();
  else showOwnTextsOfPage();
}
