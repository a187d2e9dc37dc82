import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPatch, PATCH_FILE } from './checkPatch';

/** Stops the build when DocSearch is not patched. */
export default function patchedModal({ siteDir }: LoadContext): Plugin {
  return {
    name: 'patched-modal',

    async loadContent() {
      const require = createRequire(path.join(siteDir, 'package.json'));
      const modulePath = require.resolve('@docsearch/react/modal');
      const manifest = path.resolve(path.dirname(modulePath), '../../package.json');
      const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
      const installed = { version, module: await readFile(modulePath, 'utf8') };
      const problem = checkPatch(installed, await readFile(path.join(siteDir, PATCH_FILE), 'utf8'));
      if (problem) throw new Error(problem);
    },
  };
}
