import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { loadFreshModule } from '@docusaurus/utils';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { HttpRequest } from '../../src/features/web-lab/core/http';
import type { LabDefinition } from '../../src/features/web-lab/core/lab';
import { labIds } from '../../src/features/web-lab/node/readLabs';
import { expect, expectAccessible, open, test } from './fixtures';
import { TRIES_ALL } from '../trials';
import { base, inEitherLanguage, message, type Locale } from './site';

const root = path.resolve(__dirname, '../..');
const PHONE = { width: 360, height: 800 };

const text = (locale: Locale, id: string) => message(locale, `webLab.${id}`);

let attacks: Record<string, Record<Locale, readonly HttpRequest[]>> = {};
test.beforeAll(() => {
  const outfile = path.join(root, '.cache/web-lab-attacks.mjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'webLabAttacks.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'src/features/web-lab/node/x')).href) },
  });
  const printed = execFileSync(process.execPath, [outfile], { cwd: root, maxBuffer: 1e8, encoding: 'utf8' });
  attacks = JSON.parse(printed) as typeof attacks;
});

const folderOf = (id: string) => path.join(root, 'courses/web-security', id);

/** The definition of a lab, and its model patch. */
async function labOf(id: string): Promise<{ definition: LabDefinition; patch: string }> {
  const { lab } = (await loadFreshModule(path.join(folderOf(id), 'lab.ts'))) as { lab: LabDefinition };
  const file = path.join(folderOf(id), 'patches/right', `${lab.solution.patch}.js`);
  return { definition: lab, patch: readFileSync(file, 'utf8').trimEnd() };
}

/** A script that sends these requests, each with exactly these headers. */
function scriptOf(requests: readonly HttpRequest[]): string {
  const calls = requests.map(({ method, host, target, headers, body }) => [
    method,
    `http://${host}${target}`,
    { headers: headers.some(([name]) => name === 'Cookie') ? headers : [...headers, ['Cookie', 'none=1']], body },
  ]);
  return `for (const call of ${JSON.stringify(calls)}) await send(...call);\nconsole.log('sent');`;
}

async function write(page: Page, field: ReturnType<Page['locator']>, content: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(content);
}

// Unit tests attack and patch every lab (`courses/web-security`); here `npm test` takes every second one.
for (const [id, locale] of inEitherLanguage(labIds().filter((_, index) => TRIES_ALL || index % 2 === 0))) {
  test(`the lab ${id} is attacked and patched, and sends nothing out (${locale})`, async ({ page, baseURL, watch }) => {
    test.slow();
    const { definition, patch } = await labOf(id);
    const outside: string[] = [];
    const engines: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(baseURL ?? '').origin && !['blob:', 'data:'].includes(protocol))
        outside.push(request.url());
      if (request.url().includes('/assets/web-lab/')) engines.push(request.url());
    });
    await open(page, `${base(locale)}docs/${definition.doc}?pane=requests`);
    const section = page.locator(`[id="${id}"]`);
    await section.scrollIntoViewIfNeeded();
    const script = section.getByRole('textbox', { name: text(locale, 'ScriptBox.code') });
    // A large engine is fetched when the reader turns to the lab, and not before.
    if (definition.engines?.some((name) => name !== 'shell')) expect(engines).toEqual([]);
    if (!(await script.isVisible())) await section.getByText(text(locale, 'ScriptBox.title')).click();
    const address = section.getByRole('textbox', { name: text(locale, 'BrowserPane.address'), includeHidden: true });
    await expect(address).toBeEnabled({ timeout: 30_000 });
    await write(page, script, scriptOf(attacks[id]?.[locale] ?? []));
    await page.keyboard.press('Control+Enter');
    const goals = section.locator('ol').first().locator('li[data-done]');
    await expect(goals).toHaveCount(definition.goals.length, { timeout: 30_000 });
    await expectAccessible(page, `${id}, attacked`);

    const code = section.getByRole('textbox', { name: text(locale, 'ServerPane.code') });
    if (!(await code.isVisible())) await section.getByRole('tab', { name: text(locale, 'WebLab.server') }).click();
    await write(page, code, patch);
    await page.keyboard.press('Control+Enter');
    await expect(section.getByText(text(locale, 'VerdictView.solved'))).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, `${id}, solved`);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(page, `${id} on a phone`);
    expect(outside).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });
}
