import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeHostHeaders } from './writeHostHeaders';

const POLICY = { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" };
const SETTINGS = { hosting: { ignore: [], headers: [{ source: '**', headers: [POLICY] }] } };
const OPTIONS = { sources: {}, trustedTypes: undefined, hasScriptFiles: false };

let siteDir: string;
let context: LoadContext;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'host-headers-'));
  const outDir = path.join(siteDir, 'build');
  await mkdir(path.join(outDir, 'assets/sql'), { recursive: true });
  await writeFile(path.join(outDir, 'index.html'), '<div id="__docusaurus"></div>');
  await writeFile(path.join(siteDir, 'firebase.json'), JSON.stringify(SETTINGS));
  const i18n = { currentLocale: 'vi', defaultLocale: 'vi', locales: ['vi'] };
  context = { siteDir, outDir, baseUrl: '/', siteConfig: { url: 'https://example.com' }, i18n } as never;
});
afterEach(() => rm(siteDir, { recursive: true }));

it('writes the policy for every host', async () => {
  await writeHostHeaders(context, 'firebase.json', OPTIONS, ['sql']);
  const written = await Promise.all(
    ['_headers', 'firebase.json'].map((name) => readFile(path.join(siteDir, 'build', name), 'utf8')),
  );
  for (const text of written) expect(text).toMatch(/default-src .*frame-ancestors 'none'/);
});

it('rejects a folder of assets that the build lacks', async () => {
  await expect(writeHostHeaders(context, 'firebase.json', OPTIONS, ['sql', 'sqll'])).rejects.toThrow(
    'option "assetFolders": the build has no folder assets/sqll',
  );
});
