import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import type { Recorder } from '../../../scripts/recordings/recorder';

const require = createRequire(import.meta.url);

/** The version of an installed package, some of which export no `package.json`. */
function versionOf(name: string): string {
  const main = require.resolve(name);
  const folder = main.slice(0, main.lastIndexOf(path.join('node_modules', name)));
  const text = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Runs the program where it lies, so that it finds the packages of this repository. */
export const record: Recorder = (folder) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['mdx-to-html.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Promise.resolve({ tool: `MDX ${versionOf('@mdx-js/mdx')}, React`, version: versionOf('react'), stdout });
};
