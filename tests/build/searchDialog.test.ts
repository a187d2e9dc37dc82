import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DIALOG_NEEDS } from '../../src/features/search/build';

const build = path.resolve(import.meta.dirname, '../../build');
const INDEX_FOLDER = 'assets/search/';
const KILOBYTE = 1024;
/** What the dialog loads besides headings and index, whose length follows the documents, in bytes of brotli. */
const BUDGET = 57 * KILOBYTE;

it.each(['', 'en/'])('the first search loads at most 57 KB beside the index (/%s)', (base) => {
  const needs = DIALOG_NEEDS.filter((need) => !need.startsWith(INDEX_FOLDER));
  const sizes = needs.flatMap((need) => {
    const folder = path.join(build, base, path.dirname(need));
    const files = readdirSync(folder).filter((file) => file.startsWith(`${path.basename(need)}.`));
    expect(files, `${need} is one file`).toHaveLength(1);
    return files.map((file) => ({ file, bytes: brotliCompressSync(readFileSync(path.join(folder, file))).length }));
  });
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(BUDGET);
});
