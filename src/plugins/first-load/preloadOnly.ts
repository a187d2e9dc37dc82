import preload from '@docusaurus/core/lib/client/preload';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const preloaded = new Set<string>();

function isSlow(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.includes('2g');
}

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
