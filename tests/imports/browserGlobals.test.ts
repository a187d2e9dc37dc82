import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const USES = `export const uses = [
  window, document, localStorage, sessionStorage, navigator, location, history, fetch, indexedDB, matchMedia,
  globalThis.document,
];`;
const OWN = `export const title = (document: { title: string }, history: Node) => [document.title, history];
  export const parsed = [new URL('https://example.com'), structuredClone(1), performance.now()];`;
const FILES = {
  'src/core/decoded.ts': USES,
  'src/features/search/core/normalize.ts': USES,
  'src/features/simulators/b-tree/core/simulate.ts': USES,
  'src/core/own.ts': OWN,
  'src/features/search/useSearchSettings.ts': USES,
  'src/core/decoded.test.ts': USES,
};

const folder = mkdtempSync(path.join(tmpdir(), 'globals-'));
let reported: { filename: string; code: string; message: string }[];

/** The settings apply to a copy of the tree that contains these files alone. */
beforeAll(() => {
  const { resolve } = createRequire(import.meta.url);
  const settings = readFileSync('.oxlintrc.jsonc', 'utf8')
    .replace('./scripts/lint/plugin.mjs', path.resolve('scripts/lint/plugin.mjs'))
    .replace('"@docusaurus/eslint-plugin"', JSON.stringify(resolve('@docusaurus/eslint-plugin')))
    .replace('"typeAware": true', '"typeAware": false');
  writeFileSync(path.join(folder, '.oxlintrc.jsonc'), settings);
  for (const [file, code] of Object.entries(FILES)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  ({ diagnostics: reported } = JSON.parse(stdout) as { diagnostics: typeof reported });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const namesIn = (file: string) =>
  reported
    .filter(({ filename, code }) => filename.endsWith(file) && code === 'site(plain-core)')
    .map(({ message }) => message.split(' ')[0])
    .sort();

it.each([
  'src/core/decoded.ts',
  'src/features/search/core/normalize.ts',
  'src/features/simulators/b-tree/core/simulate.ts',
])('reports globals of the browser in %s', (file) => {
  expect(namesIn(file)).toEqual(USES.match(/\w+(?=,)/g)?.sort());
});

it('allows a core its own names, types, and globals that Node has too', () => {
  expect(namesIn('src/core/own.ts')).toEqual([]);
});

it.each(['src/features/search/useSearchSettings.ts', 'src/core/decoded.test.ts'])(
  'allows globals of the browser in %s',
  (file) => {
    expect(namesIn(file)).toEqual([]);
  },
);
