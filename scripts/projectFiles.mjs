import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fail, repositoryRoot } from './install.mjs';

/**
 * The files in the working tree that git tracks or would track; ignored files are left out.
 *
 * @param paths - files and folders to search; by default the whole repository
 * @returns paths from the repository's root; exits if git fails
 */
export function projectFiles(...paths) {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const { status, stdout } = spawnSync('git', listing, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0)
    fail('git ls-files failed. Run the command in a Git checkout, because Git lists the files of the project.');
  const names = [...new Set(stdout.split('\0').filter(Boolean))];
  return names.filter((name) => statSync(path.join(repositoryRoot, name), { throwIfNoEntry: false })?.isFile());
}
