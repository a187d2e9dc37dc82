import type { Page } from '@playwright/test';
import { docPath } from '../courseProgress';
import { expect, expectAccessible, moved, open, test, watchMoves } from '../fixtures';
import { inEitherLanguage } from '../site';

/** One of each kind that documents have, the widest of each among them. */
const PAGES = [
  'operating-system/page-replacement-algorithms',
  'k6/part-04',
  'database/learn-sql-in-30-days/24-normalization',
];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.body.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** What readers see of the diagrams of a page. */
const looksOf = (page: Page) =>
  page.locator('[data-diagram]').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const shown = [...figure.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0);
      const outer = figure.getBoundingClientRect();
      return shown.map((svg) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        const texts = [...svg.querySelectorAll('text')];
        return {
          shown: shown.length,
          size: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale)),
          families: [...new Set(texts.map((text) => getComputedStyle(text).fontFamily.split(',', 1)[0]))],
          outside: texts
            .filter((text) => {
              const { left, right } = text.getBoundingClientRect();
              return left < outer.left || right > outer.right;
            })
            .map((text) => text.textContent),
        };
      });
    }),
  );

for (const [id, locale] of inEitherLanguage(PAGES)) {
  const address = docPath(locale, id);
  for (const size of [PHONE, DESKTOP]) {
    test(`diagrams of ${address} stand still, whole and readable, ${size.width} px wide`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.addInitScript(watchMoves);
      await page.setViewportSize(size);
      await open(page, address);
      await scrollThrough(page);
      const looks = await looksOf(page);
      expect(looks.length).toBeGreaterThan(0);
      for (const { shown, size: height, families, outside } of looks) {
        expect(shown).toBe(1);
        expect(height).toBeGreaterThanOrEqual(12);
        expect(families.every((family) => /^"?(?:Be Vietnam Pro|JetBrains Mono)"?$/.test(family ?? ''))).toBe(true);
        expect(outside).toEqual([]);
      }
      expect(await moved(page)).toBeLessThanOrEqual(0.01);
      // Mermaid and its parts are chunks of their own, and no drawing here needs them.
      expect(await page.locator('.docusaurus-mermaid-container').count()).toBe(0);
      const scripts = requests.filter((url) => url.endsWith('.js'));
      for (const url of scripts) {
        const text = await (await page.request.get(url)).text();
        expect(/mermaidAPI|flowchart-v2|elkjs|org\.eclipse\.elk/.test(text), url).toBe(false);
      }
    });
  }
}

test('a diagram has a name and a description, and axe finds nothing in it, in either mode', async ({ page }) => {
  await open(page, docPath('vi', 'k6/part-04'));
  const drawing = page.getByRole('img', { name: 'Chọn executor' });
  await expect(drawing).toHaveAccessibleDescription(/constant-arrival-rate hoặc ramping-arrival-rate/);
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await expectAccessible(page, `diagrams, ${mode}`, '[data-diagram]');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('diagrams are there', async ({ page }) => {
    await page.goto(docPath('vi', 'k6/part-04'));
    await expect(page.getByRole('img', { name: 'Chọn executor' })).toBeVisible();
  });
});
