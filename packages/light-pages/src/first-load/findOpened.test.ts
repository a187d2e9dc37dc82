import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOpened } from './findOpened';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'opened-'));
  await mkdir(path.join(outDir, 'assets/js'), { recursive: true });
  for (const name of ['dialog.0a1b.js', 'dialog-styles.0a1b.js', 'main.0a1b.js']) {
    await writeFile(path.join(outDir, 'assets/js', name), '');
  }
});
afterEach(() => rm(outDir, { recursive: true }));

it('finds files by the beginning of their names, and adds the base URL of the language', async () => {
  expect(await findOpened(outDir, '/en/', ['assets/js/dialog'])).toEqual(['/en/assets/js/dialog.0a1b.js']);
});

it('rejects a file or a folder that the build lacks', async () => {
  for (const start of ['assets/js/dialogue', 'assets/none/dialog']) {
    await expect(findOpened(outDir, '/', [start])).rejects.toThrow(
      `option "opened": the build has no file whose path begins with "${start}"`,
    );
  }
});
