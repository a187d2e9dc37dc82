import { expect, hold, test } from '../e2e/fixtures';
import { openDialog } from '../e2e/searchDialog';
import { triedIn } from '../e2e/site';
import { doubleOfAlgolia, doubleOfInsights, QUERY_ID, record } from './algoliaDouble';
import { servicesBuildEnvironment } from './settings.mjs';

const { ALGOLIA_INDEX_NAME } = servicesBuildEnvironment;
/** Hits of four groups, as the modal shows at most five of each. */
const TWENTY = Array.from({ length: 25 }, (_, number) => record(number, undefined, undefined, `Lessons ${number % 4}`));
const INSIGHTS_SCRIPT = /\/search-insights\.\w+\.js$/;

for (const locale of triedIn('vi')) {
  test(`the hits shown are reported once they have stood for 400 ms, twenty at most in an event (${locale})`, async ({
    page,
  }) => {
    await doubleOfAlgolia(page, { records: TWENTY });
    const sent = await doubleOfInsights(page);
    await page.clock.install();
    const { rows } = await openDialog(page, locale);
    // From here the page's time passes only where the test says so.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const rowsAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      return rows.count();
    };
    const sentAfter = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      return sent.length;
    };
    await page.keyboard.type('head');
    await expect.poll(() => rowsAfter(10)).toBe(20);
    expect(await sentAfter(350)).toBe(0);
    await expect.poll(() => sentAfter(50)).toBe(1);
    // The same hits for a longer query are not viewed anew.
    await page.keyboard.type('ing');
    expect(await sentAfter(1000)).toBe(1);
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
