import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentVersion } from '.';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-version-'));
  const folders = [
    'docs/sql',
    'blog',
    'i18n',
    'packages',
    'src/features/quiz/build',
    'src/features/quiz/core',
    'src/features/quiz/engine',
    'src/build',
    'src/config',
    'src/core',
    'src/data',
    'src/plugins',
    'src/remark',
    'patches',
  ];
  for (const folder of [...folders, 'src/features/recordings', 'recordings/mysql/day-12', 'recordings/node_modules']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'docusaurus.config.ts'), 'export default {};');
  writeFileSync(path.join(root, 'docs/sql/a.mdx'), 'a');
  writeFileSync(path.join(root, 'src/remark/a.ts'), 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

it('stays the same when only texts, separate packages or browser code change', () => {
  const before = contentVersion(root);
  writeFileSync(path.join(root, 'docs/sql/a.mdx'), 'b');
  writeFileSync(path.join(root, 'recordings/node_modules/a.js'), 'b');
  writeFileSync(path.join(root, 'src/features/quiz/useQuiz.ts'), 'b');
  expect(contentVersion(root)).toBe(before);
});

it.each([
  'docs/sql/b.mdx',
  'src/features/quiz/build/index.ts',
  'src/features/quiz/core/grade.ts',
  'src/features/quiz/engine/run.ts',
  'src/build/cachedFolder.ts',
  'src/core/decoded.ts',
  'src/data/schemas.ts',
  'src/remark/a.ts',
  'patches/a.patch',
  'recordings/mysql/day-12/output.json',
])('changes with %s', (file) => {
  const before = contentVersion(root);
  writeFileSync(path.join(root, file), 'b');
  expect(contentVersion(root)).not.toBe(before);
});
