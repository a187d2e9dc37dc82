import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DIALOG_NEEDS } from '../../src/features/search/build';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';

const build = path.resolve(import.meta.dirname, '../../build');
const INDEX_FOLDER = 'assets/search/';

it.each(['', 'en/'])('what the first search loads beside the index keeps to its budget (/%s)', (base) => {
  const needs = DIALOG_NEEDS.filter((need) => !need.startsWith(INDEX_FOLDER));
  const sizes = needs.flatMap((need) => {
    const folder = path.join(build, base, path.dirname(need));
    const files = readdirSync(folder).filter((file) => file.startsWith(`${path.basename(need)}.`));
    expect(files, `${need} is one file`).toHaveLength(1);
    return files.map((file) => ({ file, bytes: brotliCompressSync(readFileSync(path.join(folder, file))).length }));
  });
  const weight = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const parts = Object.fromEntries(sizes.map(({ file, bytes }) => [file.replace(/\..*/, ''), bytes]));
  expectWithinBudgets(`search-dialog-${base ? 'en' : 'vi'}`, [
    { of: `/${base}`, budget: 'search.dialog', weight, parts },
  ]);
});
