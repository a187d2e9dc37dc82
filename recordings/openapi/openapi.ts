import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../scripts/install.mjs';
import { ProductMissing } from '../../scripts/recordings/recorder';

export const DESCRIPTION = '../../../static/api/bookshop.openapi.json';

/** What a recording of this topic depends on outside its folder. */
export const OUTSIDE = [DESCRIPTION, '../../../static/k6/bookshop-api.mjs', '../../bookshop-faults.json'];

/** The version of a package in a `node_modules` folder of the repository. */
export function versionOf(modules: string, name: string): string {
  const file = path.join(repositoryRoot, modules, name, 'package.json');
  if (!existsSync(file)) throw new ProductMissing(`${name} was not found. Get it with: npm ci --prefix recordings`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
