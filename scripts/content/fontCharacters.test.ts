import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLLECTIONS, listFiles } from './contentPaths';
import { fontCharacters } from './fontCharacters';

const root = process.cwd();

it('contains every letter of the texts (otherwise extend it and run: npm run fonts)', () => {
  const held = new Set(fontCharacters());
  const files = COLLECTIONS.flatMap(({ vi, en }) => [vi, en]).flatMap((folder) => listFiles(root, folder, ['.mdx']));
  expect(files.length).toBeGreaterThan(10);
  const missing = new Map<string, string>();
  for (const file of files) {
    // Greek letters and other formula characters use the system's font.
    for (const letter of readFileSync(file, 'utf8').match(/\p{Script=Latin}/gu) ?? []) {
      if (!held.has(letter)) missing.set(letter, file);
    }
  }
  expect([...missing]).toEqual([]);
});
