import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../scripts/install.mjs';
import { projectFiles } from '../scripts/projectFiles.mjs';

/**
 * Makes a folder a copy of the project as it is in the working tree, and of nothing else.
 *
 * @param folder - below the repository, so that Node finds the packages there; what it holds is removed
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of projectFiles()) await cp(path.join(repositoryRoot, name), path.join(folder, name));
}
