import type { Plugin } from '@docusaurus/types';

const PACKAGES_BUT_FIREBASE = /[\\/]node_modules[\\/](?!(?:@firebase|firebase|idb)[\\/])/;

/**
 * Keeps the Firebase SDK in the chunk of the module that uses it. By default the bundler
 * moves packages to a second chunk, and a signed-in reader's name would wait for two files.
 */
export default function firebaseChunk(): Plugin {
  return {
    name: 'firebase-chunk',
    configureWebpack(_config, isServer) {
      // The server bundle is one file.
      if (isServer) return undefined;
      const defaultVendors = {
        idHint: 'vendors',
        test: PACKAGES_BUT_FIREBASE,
        priority: -10,
        reuseExistingChunk: true,
      };
      return { optimization: { splitChunks: { cacheGroups: { defaultVendors } } } };
    },
  };
}
