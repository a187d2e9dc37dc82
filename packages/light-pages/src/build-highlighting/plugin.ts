import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const GRAMMARS = '@docusaurus/theme-classic/lib/prism-include-languages';

/**
 * Code is coloured on the server. In the browser the highlighter is a chunk that is fetched when code changes,
 * and Docusaurus' own module with the grammars, which would be in the first bundle, is left out.
 */
export default function buildHighlighting(): Plugin {
  return {
    name: 'build-highlighting',

    getClientModules: () => [path.join(__dirname, 'highlight.css')],

    configureWebpack(_config, isServer, { currentBundler }) {
      const isEager = isServer || process.env.NODE_ENV !== 'production';
      const flag = { 'process.env.EAGER_HIGHLIGHTER': JSON.stringify(isEager) };
      return {
        plugins: [new currentBundler.instance.DefinePlugin(flag)],
        ...(!isEager && { resolve: { alias: { [require.resolve(GRAMMARS)]: false as const } } }),
      };
    },
  };
}
