import preload from '@docusaurus/core/lib/client/preload';
import { isSlow } from '../browser/isSlow';
import { browserFollows } from '../browser/browserLinks';

const preloaded = new Set<string>();

/**
 * Replaces Docusaurus' `window.docusaurus`: links are preloaded on hover or touch, but not when they come into view.
 */
const ahead = {
  prefetch: () => false,
  preload(path: string): false | Promise<unknown> {
    if (preloaded.has(path) || isSlow() || browserFollows()) return false;
    preloaded.add(path);
    return preload(path);
  },
};

export default Object.freeze(ahead);
