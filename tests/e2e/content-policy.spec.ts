import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { packState } from '../../src/core/packedState';
import { labName, SHARED } from '../../src/core/sharedState';
import { PLAYGROUND_KEY } from '../../src/features/sql-lab/core/playground/sharedQueries';
import { docPath, roadmapPath } from './courseProgress';
import { expect, open, test } from './fixtures';
import { ATTACK, hasRun, openDialog } from './searchDialog';
import { base, message, sampleOf, triedIn } from './site';
import { openLesson, runSql } from './sqlLab';

const FRAMES = readdirSync(path.resolve(__dirname, '../../build/assets/code-lab'));
const LESSON = 'leetcode/bit-manipulation/191-number-of-1-bits';

interface Change {
  /** Whether the page keeps its policy. */
  guarded: boolean;
  /** Markup that an attacker got into the page. */
  planted?: string;
}

/** Serves documents with planted markup, or without their policies, to show that the markup would run without them. */
async function serveChanged(page: Page, { guarded, planted = '' }: Change): Promise<void> {
  await page.route('**/docs/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    let body = (await response.text()).replace('</body>', `${planted}</body>`);
    if (!guarded) {
      delete headers['content-security-policy'];
      body = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      expect(body).not.toContain('Content-Security-Policy');
    }
    await route.fulfill({ response, headers, body });
  });
}

/**
 * Runs an action in a separate task, because code that a test evaluates directly is exempt from the policy, and waits
 * until its script has run or been refused.
 */
async function inTask(page: Page, action: (attack: string) => void): Promise<void> {
  await page.evaluate(
    ([source, attack]) =>
      new Promise<void>((resolve) => {
        const act = (0, eval)(`(${source})`) as (attack: string) => void;
        const look = () => {
          if ('hasRun' in window) resolve();
          else requestAnimationFrame(look);
        };
        document.addEventListener('securitypolicyviolation', () => resolve(), { once: true });
        // A violation in a frame is reported there.
        document.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && resolve(), true);
        setTimeout(() => {
          try {
            act(attack);
          } catch {
            // Evaluated text is refused with an exception, and markup has become text.
            resolve();
          }
          look();
        });
      }),
    [action.toString(), ATTACK] as const,
  );
}

/** Run in a page. */
function insertMarkup(attack: string): void {
  const part = document.createElement('div');
  document.body.append(part);
  part.innerHTML = attack;
  if (part.childElementCount === 0) throw new Error('The page has made it text.');
}

const ACTIONS: readonly [name: string, action: (attack: string) => void][] = [
  [
    'a script with a text',
    () => {
      const script = document.createElement('script');
      script.append('window.hasRun=1');
      document.body.append(script);
    },
  ],
  [
    'a script whose text is set',
    () => {
      const script = document.createElement('script');
      script.text = 'window.hasRun=1';
      document.body.append(script);
    },
  ],
  [
    'a script of another address',
    () => {
      document.body.append(Object.assign(document.createElement('script'), { src: 'data:,window.hasRun=1' }));
    },
  ],
  ['markup with a handler', insertMarkup],
  [
    'a handler in an attribute',
    () => document.body.setAttribute('onclick', 'window.hasRun=1') ?? document.body.click(),
  ],
  [
    'a javascript: link',
    () => {
      const link = Object.assign(document.createElement('a'), { href: 'javascript:void(window.hasRun=1)' });
      document.body.append(link);
      link.click();
    },
  ],
  ['evaluated text', () => void (0, eval)('window.hasRun=1')],
  [
    'a frame with a text',
    () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.hasRun=1</script>';
      document.body.append(frame);
    },
  ],
];

const PLANTED: readonly [name: string, markup: string][] = [
  ['a script with a text', '<script>window.hasRun=1</script>'],
  ['a script file of the site itself', '<script src="/assets/js/planted.js"></script>'],
  ['a script file of another site', '<script src="https://example.test/planted.js"></script>'],
  ['a handler', '<img src=x onerror="window.hasRun=1">'],
];

for (const guarded of [true, false]) {
  test.describe(guarded ? 'the content policy refuses' : 'without the policy there runs', () => {
    for (const [name, markup] of guarded ? PLANTED : sampleOf(PLANTED)) {
      test(`in the served page: ${name}`, async ({ page }) => {
        await page.route('**/planted.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun=1' }),
        );
        await serveChanged(page, { guarded, planted: markup });
        await open(page, docPath('vi', LESSON));
        await expect.poll(() => hasRun(page)).toBe(!guarded);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test('in the served page: another base address', async ({ page }) => {
      await serveChanged(page, { guarded, planted: '<base href="https://example.test/">' });
      await page.goto(docPath('vi', LESSON), { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => document.baseURI.startsWith('https://example.test/'))).toBe(!guarded);
    });

    test('what a script of the page injects', async ({ page }) => {
      await serveChanged(page, { guarded });
      await open(page, docPath('vi', LESSON));
      for (const [name, action] of ACTIONS) {
        await inTask(page, action);
        // A frame may load slowly on a busy machine.
        await expect.poll(() => hasRun(page), name).toBe(!guarded);
        await page.evaluate(() => delete (window as { hasRun?: number }).hasRun);
        await page.evaluate(() => document.body.removeAttribute('onclick'));
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('a policy violation fails a test that watches the page', async ({ page, watch }) => {
  await serveChanged(page, { guarded: true, planted: '<script>window.hasRun=1</script>' });
  await open(page, docPath('vi', LESSON));
  await expect.poll(() => watch.complaints.join('\n')).toContain('content policy: script-src-elem refused inline');
});

test('markup that is not the site’s own is shown as text and reported in the console', async ({ page, watch }) => {
  await open(page, docPath('vi', LESSON));
  await inTask(page, insertMarkup);
  await expect(page.getByText(ATTACK)).toBeVisible();
  expect(watch.complaints.join('\n')).toContain('Markup shown as text:');
});

test('the headers of a page, of a frame for readers’ code and of a script', async ({ request }) => {
  const of = async (path: string) => (await request.get(path)).headers();
  const page = await of('/docs');
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(page['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['x-frame-options']).toBe('DENY');
  expect(page['strict-transport-security']).toContain('max-age=');
  expect(page['permissions-policy']).toContain('camera=()');
  expect(page['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(page['cross-origin-opener-policy']).toBeUndefined();
  const frame = await of(`/assets/code-lab/${FRAMES[0] ?? ''}`);
  expect(frame['content-security-policy']).toBe("frame-ancestors 'self'");
  // Browsers ignore the older header when a policy has `frame-ancestors`.
  expect(frame['x-frame-options']).toBe('DENY');
  // A rule for a whole folder would hold for missing files too, which must not be kept for long.
  expect(frame['cache-control']).toContain('max-age=86400');
  const [script] = /\/assets\/js\/main\.\w+\.js/.exec(await (await request.get('/docs')).text()) ?? [''];
  // A page's policy does not apply to a worker.
  expect((await of(script))['content-security-policy']).toContain("default-src 'none'");
  expect((await of('/sign-in'))['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('the worker of the SQL labs cannot run text as script', async ({ page }) => {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('/assets/sql/'));
  await runSql(await openLesson(page), 'SELECT 1 + 1');
  const worker = await started;
  // In a separate task: code that a test evaluates directly is exempt from the policy.
  const outcome = await worker.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return "has run"')());
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(outcome).toBe('EvalError');
});

// The state of a simulator in the URL is attacked in simulators.spec.ts.
for (const locale of triedIn('en')) {
  test.describe(`input of readers and links is shown as text (${locale})`, () => {
    test.afterEach(async ({ page, watch }) => {
      expect(await hasRun(page)).toBe(false);
      expect(watch.complaints).toEqual([]);
    });

    test('a query in the dialog', async ({ page }) => {
      const { box, dialog, rows } = await openDialog(page, locale);
      await box.fill(ATTACK);
      await expect(rows.first().or(dialog.getByText(ATTACK).first())).toBeVisible();
      await expect(dialog.locator('img[src="x"]')).toHaveCount(0);
      // Words that stand on no page: the message that nothing is found repeats the query.
      const nonsense = `<${'z'.repeat(7)} ${'q'.repeat(7)}="">`;
      await box.fill(nonsense);
      await expect(dialog.getByText(nonsense).first()).toBeVisible();
    });

    test('a query in the URL of the search page', async ({ page }) => {
      await open(page, `${base(locale)}search?q=${encodeURIComponent(ATTACK)}`);
      await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toHaveValue(ATTACK);
    });

    test('an imported progress file', async ({ page }) => {
      await open(page, roadmapPath(locale));
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: message(locale, 'progress.ProgressTools.import'), exact: true }).click();
      const lessons = { [ATTACK]: ATTACK, 'javascript:window.hasRun=1': { read: '2020-01-01T08:00:00.000Z' } };
      const exercises = { [ATTACK]: { tried: ATTACK, solved: ATTACK, hints: ATTACK } };
      await (
        await chooser
      ).setFiles({
        name: `${ATTACK.replaceAll('/', '')}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ version: 1, lessons, exercises })),
      });
      await expect(
        page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\S/ }).first(),
      ).toBeVisible();
    });

    test('a shared query', async ({ page }) => {
      const shared = await packState(labName(PLAYGROUND_KEY), { name: ATTACK, text: `-- ${ATTACK}` });
      await open(page, `${docPath(locale, 'database/sql-playground')}?${SHARED}=${shared}`);
      await expect(page.locator('main figure').getByText(ATTACK).first()).toBeVisible();
    });
  });
}
