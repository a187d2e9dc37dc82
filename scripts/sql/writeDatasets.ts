import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { generateShop } from '../../courses/sql/datasets/nha-sach/generate';
import { HIDDEN, VISIBLE } from '../../courses/sql/datasets/nha-sach/recipe';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../courses/sql/datasets');

/** The JSON files of the recipes, by path, formatted like all JSON in the repository: one row per line. */
export async function datasetFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const recipe of [VISIBLE, HIDDEN]) {
    const file = path.join(folder, `${recipe.id}.json`);
    const content = JSON.stringify(generateShop(recipe));
    files.set(file, await format(content, { ...(await resolveConfig(file)), parser: 'json' }));
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of await datasetFiles()) writeFileSync(file, content);
}
