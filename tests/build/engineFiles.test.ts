import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folders = ['build/assets/web-lab', 'build/en/assets/web-lab'].map((folder) =>
  path.resolve(import.meta.dirname, '../..', folder),
);
const isBuilt = folders.every((folder) => existsSync(folder));

it.skipIf(!isBuilt)('the engines of the security labs are what was bundled: the build has not minified them', () => {
  for (const folder of folders) {
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex');
      expect(hash.slice(0, 10), name).toBe(name.split('.').at(-2));
    }
  }
});
