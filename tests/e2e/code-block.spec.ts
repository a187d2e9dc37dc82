import { expect, open, test } from './fixtures';

const POST = '/blog/why-docusaurus';

for (const mode of ['light', 'dark'] as const) {
  test(`the lines that a post marks are highlighted (${mode})`, async ({ page, watch }) => {
    await page.addInitScript((stored) => localStorage.setItem('theme-site', stored), mode);
    await open(page, POST);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const block = page.locator('.theme-code-block').filter({ hasText: 'renderToString' });
    const marked = await block
      .locator('.token-line')
      .evaluateAll((lines) =>
        lines.flatMap((line, index) =>
          getComputedStyle(line).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [index + 1],
        ),
      );
    expect(marked).toEqual([18, 20]);
    expect(watch.complaints).toEqual([]);
  });
}
