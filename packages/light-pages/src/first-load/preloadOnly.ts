import preload from '@docusaurus/core/lib/client/preload';
import { isSlow } from '../browser/isSlow';

const preloaded = new Set<string>();

/**
 * In place of Docusaurus' `window.docusaurus`: a link under the pointer or the finger is fetched ahead, one that
 * merely comes into view is not; the names of all chunks, which that needs, stay out of the page.
 */
const ahead = {
  prefetch: () => false,
  preload(path: string): false | Promise<unknown> {
    if (preloaded.has(path) || isSlow()) return false;
    preloaded.add(path);
    return preload(path);
  },
};

export default Object.freeze(ahead);
