import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transformLoader } from 'light-pages/transformLoader';
import { CHANGED_MODULES, changeModule, checkVersion } from './changeModule';

/**
 * The folder of a package, which may be installed above the site's own folder.
 *
 * @throws Error where it is not installed
 */
function folderOf(name: string): string {
  const found = require.resolve.paths(name)?.find((home) => existsSync(path.join(home, name)));
  if (!found) throw new Error(`${name} is not installed: run "npm install".`);
  return path.join(found, name);
}

/** Changes the DocSearch modals on their way into the bundle; stops the build when they are of another version. */
export default function modalChanges({ siteDir }: LoadContext): Plugin {
  const read = (name: string) => readFileSync(path.join(siteDir, name), 'utf8');
  return {
    name: 'modal-changes',
    configureWebpack: () => ({
      module: {
        rules: CHANGED_MODULES.map((changed) => {
          const { folder, module, changes } = changed;
          const home = folderOf(folder);
          const manifest = readFileSync(path.join(home, 'package.json'), 'utf8');
          const { version } = JSON.parse(manifest) as { version: string };
          checkVersion(changed, version);
          const change = (_file: string, source: string) => changeModule(changed, source, read(changes));
          return {
            include: path.join(home, module),
            enforce: 'pre',
            use: [transformLoader(change, path.join(siteDir, changes))],
          };
        }),
      },
    }),
  };
}
