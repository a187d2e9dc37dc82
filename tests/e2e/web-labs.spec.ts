import type { Page } from '@playwright/test';
import { jobOf, trialOf, worldOf, type LabCode } from '../../src/features/web-lab/core/gradePatch';
import type { HttpRequest } from '../../src/features/web-lab/core/http';
import { SHOWN_SEED } from '../../src/features/web-lab/core/lab';
import { openInNode } from '../../src/features/web-lab/node/openInNode';
import { labIds, readLabs, type LoadedLab } from '../../src/features/web-lab/node/readLabs';
import { expect, expectAccessible, open, test } from './fixtures';
import { base, inEitherLanguage, message, type Locale } from './site';

const PHONE = { width: 360, height: 800 };

const text = (locale: Locale, id: string) => message(locale, `webLab.${id}`);

let labs: readonly LoadedLab[] = [];
test.beforeAll(async () => {
  labs = await readLabs();
});

/** The requests of the intended attack on the server that readers see, in their order. */
async function requestsOf(lab: LoadedLab, language: Locale): Promise<HttpRequest[]> {
  const { definition, checks } = lab;
  const code: LabCode = {
    views: lab.views,
    host: definition.host,
    engines: definition.engines ?? [],
    language,
  };
  const world = worldOf(checks, SHOWN_SEED, language);
  const openServer = () => openInNode(jobOf(code, lab.server, world, SHOWN_SEED));
  const server = await openServer();
  const requests: HttpRequest[] = [];
  // The lab's browser opens the first page by itself.
  await server.send({ method: 'GET', host: definition.host, target: definition.start, headers: [], body: '' });
  const recording = {
    ...server,
    send: (request: HttpRequest) => {
      requests.push(request);
      return server.send(request);
    },
  };
  await checks.attack(trialOf(recording, world, definition.host, SHOWN_SEED, openServer));
  return requests;
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

for (const [id, locale] of inEitherLanguage(labIds())) {
  test(`the lab ${id} is attacked and patched, and sends nothing out (${locale})`, async ({ page, baseURL, watch }) => {
    test.slow();
    const lab = labs.find((one) => one.id === id);
    if (!lab) throw new Error(`No lab ${id}`);
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== new URL(baseURL ?? '').origin && !['blob:', 'data:'].includes(protocol))
        outside.push(request.url());
    });
    await open(page, `${base(locale)}docs/${lab.definition.doc}?pane=requests`);
    const section = page.locator(`[id="${id}"]`);
    await section.scrollIntoViewIfNeeded();
    const address = section.getByRole('textbox', { name: text(locale, 'BrowserPane.address'), includeHidden: true });
    await expect(address).toBeEnabled({ timeout: 30_000 });

    const script = section.getByRole('textbox', { name: text(locale, 'ScriptBox.code') });
    if (!(await script.isVisible())) await section.getByText(text(locale, 'ScriptBox.title')).click();
    await write(page, script, scriptOf(await requestsOf(lab, locale)));
    await page.keyboard.press('Control+Enter');
    const goals = section.locator('ol').first().locator('li[data-done]');
    await expect(goals).toHaveCount(lab.definition.goals.length, { timeout: 30_000 });
    await expectAccessible(page, `${id}, attacked`);

    const code = section.getByRole('textbox', { name: text(locale, 'ServerPane.code') });
    if (!(await code.isVisible())) await section.getByRole('tab', { name: text(locale, 'WebLab.server') }).click();
    const { patch } = lab.definition.solution;
    await write(page, code, lab.right.find((one) => one.id === patch)?.code ?? '');
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
