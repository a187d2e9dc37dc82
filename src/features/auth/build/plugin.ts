import type { Plugin } from '@docusaurus/types';

const OTHER_PACKAGES = /[\\/]node_modules[\\/](?!(?:@firebase|firebase|idb)[\\/])/;

/**
 * Keeps the Firebase SDK in the chunk of the module that uses it, and the search engine in that of its worker. By
 * default the bundler moves packages to separate chunks, so that a signed-in reader's name, or the first search result,
 * would wait for two files.
 */
export default function firebaseChunk(): Plugin {
  return {
    name: 'firebase-chunk',
    configureWebpack(_config, isServer) {
      // The server bundle is one file.
      if (isServer) return undefined;
      const defaultVendors = {
        idHint: 'vendors',
        test: OTHER_PACKAGES,
        priority: -10,
        reuseExistingChunk: true,
      };
      return { optimization: { splitChunks: { cacheGroups: { defaultVendors } } } };
    },
  };
}
