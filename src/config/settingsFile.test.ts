import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleSettings, loadSettings } from './settingsFile.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reads .env, and the environment wins', () => {
  writeFileSync(path.join(folder, '.env'), 'BASE_URL=/notes/\nSITE_URL=https://a.example\n');
  expect(loadSettings({ SITE_URL: 'https://b.example' }, folder)).toEqual({
    BASE_URL: '/notes/',
    SITE_URL: 'https://b.example',
  });
});

it('reads a file that an editor on Windows wrote', () => {
  writeFileSync(path.join(folder, '.env'), '\uFEFFGISCUS_REPO=me/site\r\nBASE_URL="/notes/"\r\n');
  expect(loadSettings({}, folder)).toEqual({ GISCUS_REPO: 'me/site', BASE_URL: '/notes/' });
});

it('adds nothing without a file', () => {
  expect(loadSettings({ A: '1' }, folder)).toEqual({ A: '1' });
  expect(exampleSettings(folder)).toEqual({});
});

it('knows every setting that the build reads from the example of this repository', () => {
  const names = Object.keys(exampleSettings());
  for (const name of ['SITE_URL', 'BASE_URL', 'REPOSITORY_URL', 'ALGOLIA_APP_ID', 'FIREBASE_API_KEY', 'GISCUS_REPO'])
    expect(names).toContain(name);
});
