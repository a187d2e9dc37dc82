import type { Page } from '@playwright/test';
import { atRest, expect, hold, test } from './fixtures';

/** Pages that settle late, as pages do on a busy machine. */
const heightOf = (page: Page) => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
const somewhatLater = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });

test('a page that grows is at rest when it has stopped growing', async ({ page }) => {
  await page.setContent('<main style="height: 10px"></main>');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const grow = (frames: number) =>
      requestAnimationFrame(() => {
        if (frames % 3 === 0) main.style.height = `${main.offsetHeight + 10}px`;
        if (frames > 1) grow(frames - 1);
      });
    grow(60);
  });
  await atRest(page);
  expect(await heightOf(page)).toBe(210);
});

test('a page with a transition is at rest when it is over', async ({ page }) => {
  await page.setContent('<main style="height: 10px; transition: height 400ms steps(2)"></main>');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    main.getBoundingClientRect();
    main.style.height = '100px';
  });
  await atRest(page);
  expect(await heightOf(page)).toBe(100);
});

for (const [what, file, content] of [
  ['a picture', '/img/logo.svg', '<main><img src="/img/logo.svg" width="64"></main>'],
  [
    'a font',
    '/late.woff2',
    '<style>@font-face { font-family: late; src: url(/late.woff2) }</style><main style="font-family: late">a</main>',
  ],
] as const) {
  test(`a page that waits for ${what} is not at rest`, async ({ page }) => {
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/blank');
    const release = await hold(page, new RegExp(file), what === 'a font' ? 'abort' : 'continue');
    await page.setContent(content, { waitUntil: 'commit' });
    let isAtRest = false;
    const ended = atRest(page).then(() => (isAtRest = true));
    await somewhatLater(page);
    expect(isAtRest).toBe(false);
    release();
    await ended;
    expect(await page.evaluate(() => document.fonts.status)).toBe('loaded');
    expect(await page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  });
}
