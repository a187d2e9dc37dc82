import { expect, hold, test } from '../e2e/fixtures';
import { openDialog } from '../e2e/searchDialog';
import { triedIn } from '../e2e/site';
import { doubleOfAlgolia, doubleOfInsights, QUERY_ID, record } from './algoliaDouble';
import { servicesBuildEnvironment } from './settings.mjs';

const { ALGOLIA_INDEX_NAME } = servicesBuildEnvironment;
/** Hits of four groups, as the modal shows at most five of each. */
const TWENTY = Array.from({ length: 25 }, (_, number) => {
  const made = record(number);
  return { ...made, hierarchy: { ...made.hierarchy, lvl0: `Lessons ${number % 4}` } };
});
const INSIGHTS_SCRIPT = /\/search-insights\.\w+\.js$/;

for (const locale of triedIn('vi')) {
  test(`the hits shown are reported 400 ms after the last key, twenty at most in an event (${locale})`, async ({
    page,
  }) => {
    await doubleOfAlgolia(page, { records: TWENTY });
    const sent = await doubleOfInsights(page);
    await page.clock.install();
    const { rows } = await openDialog(page, locale);
    await page.keyboard.type('head');
    await expect(rows).toHaveCount(20);
    await page.clock.runFor(399);
    expect(sent).toEqual([]);
    await page.keyboard.type('ing');
    await page.clock.runFor(399);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => sent.length).toBe(1);
    const [events = []] = sent;
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ eventType: 'view', eventName: 'Items Viewed', index: ALGOLIA_INDEX_NAME });
    expect(events[0]?.objectIDs).toHaveLength(20);
    expect(events[0]?.userToken).toMatch(/^anonymous-/);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`the chosen hit is reported with its answer (${locale})`, async ({ page }) => {
    await doubleOfAlgolia(page, { records: TWENTY });
    const sent = await doubleOfInsights(page);
    const { rows } = await openDialog(page, locale);
    await page.keyboard.type('heading');
    await expect(rows).toHaveCount(20);
    await page.keyboard.press('Enter');
    const clicks = () => sent.flat().filter(({ eventType }) => eventType === 'click');
    await expect.poll(() => clicks().length).toBeGreaterThan(0);
    expect(clicks()[0]).toMatchObject({
      eventName: 'Item Selected',
      index: ALGOLIA_INDEX_NAME,
      objectIDs: ['record-0'],
      queryID: QUERY_ID,
    });
  });
}

test('a client of Search Insights that cannot be loaded is logged, and the search goes on', async ({ page }) => {
  await doubleOfAlgolia(page, { records: TWENTY });
  const sent = await doubleOfInsights(page);
  const release = await hold(page, INSIGHTS_SCRIPT, 'abort');
  release();
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  const { rows } = await openDialog(page, 'en');
  await page.keyboard.type('heading');
  await expect(rows).toHaveCount(20);
  await expect.poll(() => logged.join('\n')).toContain('Search Insights could not be loaded.');
  expect(sent).toEqual([]);
});
