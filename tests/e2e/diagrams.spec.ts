import { expect, open, test } from './fixtures';

test('a pointer passes over the parts of a diagram that Mermaid draws without an error', async ({ page, watch }) => {
  await open(page, '/blog/git-workshop-handout');
  const parts = page.locator('.docusaurus-mermaid-container svg circle');
  await parts.first().scrollIntoViewIfNeeded();
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) {
    await part.hover();
    await page.mouse.move(0, 0);
  }
  expect(watch.complaints).toEqual([]);
});
