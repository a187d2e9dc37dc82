import type { Plugin } from '@docusaurus/types';

/** All but the index of a simulator's view, the island that its pages load (`components/island`). */
const SCRIPTS = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z-]+)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;
const STYLES = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z-]+)[\\/].*\.module\.css$/;

/** The little of a bundler's module that names a chunk after its folder. */
interface Module {
  nameForCondition?: () => string | null | undefined;
}

function folderOf(module: Module): string {
  const file = module.nameForCondition?.() ?? '';
  return (SCRIPTS.exec(file) ?? STYLES.exec(file))?.[1] ?? 'shared';
}

/**
 * Gives each simulator, the frame that all share (`shared`) and every part that some share (`relation`)
 * a chunk of its own: only a page that imports one loads it, its shared part is cached from page to page,
 * and its size can be measured. Their styles leave Docusaurus' single stylesheet for the same reason, each
 * folder's beside its script; CSS modules do not depend on the order of stylesheets. Docusaurus links only
 * its own sheet; the plugin first-load sees to the others.
 */
export default function simulatorChunks(): Plugin {
  return {
    name: 'simulator-chunks',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              simulatorScripts: {
                test: SCRIPTS,
                name: (module: Module) => `simulator-${folderOf(module)}`,
                chunks: 'async' as const,
                enforce: true,
                priority: 60,
              },
              simulatorStyles: {
                test: STYLES,
                type: 'css/mini-extract',
                name: (module: Module) => `simulator-${folderOf(module)}`,
                chunks: 'all' as const,
                enforce: true,
                priority: 70,
              },
            },
          },
        },
      };
    },
  };
}
