import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../scripts/install.mjs';
import { projectFiles } from '../scripts/projectFiles.mjs';

/**
 * Copies the project's working tree into a folder, which then contains nothing else.
 *
 * @param folder - a folder inside the repository, so that Node finds the packages; its contents are removed
 */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of projectFiles()) await cp(path.join(repositoryRoot, name), path.join(folder, name));
}
