import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(__dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

it.each(workflows)('%s runs only what a lock file or a commit pins', (_name, text) => {
  // `npx` would fetch a package, and `npm install` other editions than the lock file's.
  expect(text.match(/\bnpx\b.*|\bnpm (?:install|i|exec)\b.*/g) ?? []).toEqual([]);
  for (const [, action = ''] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
});
