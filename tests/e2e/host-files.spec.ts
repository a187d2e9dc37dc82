import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { base, buildFolder, LOCALES, sampleOf, sitemapPaths } from './site';

const filesIn = (folder: string) =>
  readdirSync(path.join(buildFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${folder}/${name}`);

test('each page is served under its own address, and no other page in its place', async ({ request }) => {
  const addresses = LOCALES.flatMap((locale) => sitemapPaths(locale));
  expect(addresses.length).toBeGreaterThan(300);
  // Lists and first pages: where a host may take a page for the index of a folder, or a folder for a page.
  const tried = [...addresses.filter((each) => each.split('/').length < 5), ...sampleOf(addresses)];
  const wrong: string[] = [];
  const check = async (address: string) => {
    const html = await (await request.get(address)).text();
    const [, canonical = ''] = /rel="?canonical"? href="?([^"\s>]+)/.exec(html) ?? [];
    if (new URL(canonical).pathname !== address) wrong.push(`${address} shows ${canonical}`);
  };
  for (let first = 0; first < tried.length; first += 8) await Promise.all(tried.slice(first, first + 8).map(check));
  expect(wrong).toEqual([]);
});

test('a browser may keep a file for long, but never that a file is missing', async ({ request }) => {
  const [script = ''] = filesIn('assets/js');
  const [frame = ''] = filesIn('assets/code-lab');
  for (const file of [script, frame]) {
    const kept = (await request.get(file)).headers()['cache-control'] ?? '';
    expect(kept, file).toMatch(/max-age=(?:86400|31536000)\b/);
  }
  for (const locale of LOCALES) {
    for (const missing of [
      'assets/nope',
      'assets/js/main.00000000.js',
      'assets/sql/nope.js',
      'assets/code-lab/nope.html',
    ]) {
      const response = await request.get(base(locale) + missing);
      expect(response.status(), missing).toBe(404);
      const { 'cache-control': kept, 'x-frame-options': frames } = response.headers();
      expect(kept, missing).toBe('no-cache');
      expect(frames, missing).toBe('DENY');
    }
  }
});

test('a picture that is opened by itself runs no script', async ({ page, request }) => {
  for (const file of ['/img/logo.svg', '/cv/resume.en.json', '/k6/bookshop-api.mjs'])
    expect((await request.get(file)).headers()['content-security-policy'], file).toContain("frame-ancestors 'none'");
  await page.goto('/img/logo.svg');
  const hasRun = await page.evaluate(() => {
    const script = document.createElementNS('http://www.w3.org/2000/svg', 'script');
    script.textContent = 'document.documentElement.dataset.ran = ""';
    document.documentElement.append(script);
    return document.documentElement.dataset.ran !== undefined;
  });
  expect(hasRun).toBe(false);
});

test('what is no page of the site has no policy of pages', async ({ request }) => {
  for (const folder of ['assets/css', 'en/assets/css']) {
    const [sheet = ''] = filesIn(folder);
    const response = await request.get(sheet);
    expect(response.status(), sheet).toBe(200);
    expect(response.headers()['content-security-policy'] ?? '', sheet).not.toContain('sha256');
  }
});
