import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteFiles } from './siteFiles';

const root = mkdtempSync(path.join(tmpdir(), 'site-files-'));
const files = new SiteFiles([
  { baseUrl: '/en/', outDir: path.join(root, 'en') },
  { baseUrl: '/', outDir: root },
]);

beforeAll(() => {
  const contents: Record<string, string> = {
    'en/docs/a.html':
      '<script data-opened="/assets/sql/engine.0a1b2c3d.bin"></script><img src=/en/img/a.svg>' +
      '<meta content=https://site.test/en/img/card.png><script>"/en/docs/b"</script>',
    'en/docs/hệ.html': 'page',
    'en/docs/a.epub': 'book',
    'en/img/a.svg': '<svg/>',
    'en/img/card.png': 'png',
    'en/assets/js/a.0a1b2c3d.js':
      'e.p+"assets/files/data.0a1b2c3d.bin";fetch("/assets/sql/engine.0a1b2c3d.bin");"/assets/none.js"',
    'en/assets/files/data.0a1b2c3d.bin': 'data',
    'assets/sql/engine.0a1b2c3d.bin': 'engine'.repeat(100),
  };
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it('follows references to the same language and to shared files, but neither to other sites nor to what the search of a page fetches', () => {
  expect(files.withReferences(['/en/docs/a']).sort()).toEqual(['/en/docs/a', '/en/img/a.svg']);
  expect(files.withReferences(['/en/assets/js/a.0a1b2c3d.js']).sort()).toEqual([
    '/assets/sql/engine.0a1b2c3d.bin',
    '/en/assets/files/data.0a1b2c3d.bin',
    '/en/assets/js/a.0a1b2c3d.js',
  ]);
});

it('describes a page by its URL, with its size in transfer and on disk', () => {
  const page = files.describe('/en/docs/a');
  expect(page.revision).toMatch(/^[0-9a-f]{10}$/);
  expect(page.stored).toBeGreaterThan(page.bytes);
  expect(files.describe('/assets/sql/engine.0a1b2c3d.bin')).toMatchObject({ bytes: 600, stored: 600 });
});

it('lists the revisions of all files of a language that are neither pages nor books', () => {
  expect(Object.keys(files.revisions(['img']))).toEqual([
    '/en/assets/files/data.0a1b2c3d.bin',
    '/en/assets/js/a.0a1b2c3d.js',
  ]);
  expect(files.revisions([])['/en/img/a.svg']).toBe(files.describe('/en/img/a.svg').revision);
});

it('encodes URLs as browsers do', () => {
  expect(files.describe('/en/docs/hệ').url).toBe('/en/docs/h%E1%BB%87');
  expect(files.describe('/en/docs/h%E1%BB%87').url).toBe('/en/docs/h%E1%BB%87');
});

it('names a listed file that the build lacks', () => {
  expect(() => files.describe('/en/docs/none')).toThrow('/en/docs/none');
});
