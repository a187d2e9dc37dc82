import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transformLoader } from 'light-pages/transformLoader';
import { CHANGED_MODULES, changeModule, checkVersion, SHARED_CHANGES } from './changeModule';

/** Changes the DocSearch modals on their way into the bundle; stops the build when they are of another version. */
export default function modalChanges({ siteDir }: LoadContext): Plugin {
  const read = (...parts: string[]) => readFileSync(path.join(siteDir, ...parts), 'utf8');
  return {
    name: 'modal-changes',
    configureWebpack: () => ({
      module: {
        rules: CHANGED_MODULES.map((changed) => {
          const { folder, module, changes } = changed;
          const { version } = JSON.parse(read('node_modules', folder, 'package.json')) as { version: string };
          checkVersion(changed, version);
          const change = (_file: string, source: string) =>
            changeModule(changed, source, read(SHARED_CHANGES) + read(changes));
          return {
            include: path.join(siteDir, 'node_modules', folder, module),
            enforce: 'pre',
            use: [transformLoader(change, path.join(siteDir, changes))],
          };
        }),
      },
    }),
  };
}
