import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fail, repositoryRoot } from './install.mjs';

/**
 * The files that git tracks, or would track, as they are in the working tree; ignored ones are left out.
 *
 * @param paths - files and folders to look in; the whole repository where none is named
 * @returns their paths from the root of the repository; exits where git does not answer
 */
export function projectFiles(...paths) {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { status, stdout } = spawnSync('git', listing, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) fail('git ls-files failed: the files of the project are those that git knows.');
  const names = [...new Set(stdout.split('\0').filter(Boolean))];
  return names.filter((name) => statSync(path.join(repositoryRoot, name), { throwIfNoEntry: false })?.isFile());
}
