import { expect, open, test } from './fixtures';
import { CACHE } from './codeLab';

test('a pointer passes over the nodes of a diagram without an error', async ({ page, watch }) => {
  await open(page, CACHE);
  const nodes = page.locator('svg g.node');
  await expect(nodes.first()).toBeVisible();
  for (const node of await nodes.all()) {
    await node.hover();
    await page.mouse.move(0, 0);
  }
  expect(watch.complaints).toEqual([]);
});
