import { readFileSync } from 'node:fs';
import { expect, expectAccessible, open, test } from './fixtures';
import { message } from './site';
import { text } from './sqlLab';
import { watchThread } from './watchThread';
import { RARE } from '../trials';

const PATH = '/docs/database/sql-playground';
const wide = (columns: number) =>
  `WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1000) SELECT ${Array.from(
    { length: columns },
    (_, index) => `i AS c${index + 1}`,
  ).join(', ')} FROM s`;

test(
  'a result of 1,999 columns and 1,000 rows is shown a page at a time, and saved with all columns',
  RARE,
  async ({ page, watch }) => {
    await open(page, PATH);
    const main = page.locator('main');
    const run = main.getByRole('button', { name: message('vi', 'labKit.LabButton.run'), exact: true });
    const editor = main.getByRole('textbox', { name: message('vi', 'sqlLab.SqlPlayground.code') });
    const answer = main.locator('[aria-busy]');
    const button = (id: string) => answer.getByRole('button', { name: message('vi', id), exact: true });
    await editor.fill('SELECT 1');
    await run.click();
    await expect(answer.getByRole('cell')).toHaveText(['1']);

    await editor.fill(wide(1999));
    const longest = await watchThread(page);
    await run.click();
    await expect(
      answer.getByText(text('vi', 'sqlLab.ResultTable.columns', { from: '1', to: '40', all: '1.999' })),
    ).toBeVisible();
    await expect(answer.getByRole('cell')).toHaveCount(2000);
    expect(await longest(), 'longest pause of the page, in ms').toBeLessThan(3000);

    await button('sqlLab.ResultTable.next').click();
    await expect(
      answer.getByText(text('vi', 'sqlLab.ResultTable.columns', { from: '41', to: '80', all: '1.999' })),
    ).toBeVisible();
    await expect(answer.getByRole('columnheader').first()).toHaveText('c41');
    await expect(answer.getByRole('cell')).toHaveCount(2000);
    await button('sqlLab.ResultTable.more').click();
    await expect(answer.getByRole('cell')).toHaveCount(4000);
    await button('sqlLab.ResultTable.previous').click();
    await expect(answer.getByRole('columnheader').first()).toHaveText('c1');
    await expect(button('sqlLab.ResultTable.previous')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('sqlLab.ResultTable.previous')).toBeFocused();
    await expectAccessible(page, 'a wide result', '[aria-busy]');

    await expect(answer.getByText(text('vi', 'sqlLab.Answer.someRows'))).toBeVisible();
    const saving = page.waitForEvent('download');
    await button('sqlLab.Answer.saveCsv').click();
    const lines = readFileSync(await (await saving).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]?.split(',').at(-1)).toBe('c1999');
    expect(
      lines.slice(1).every(
        (line, index) =>
          line ===
          Array(1999)
            .fill(index + 1)
            .join(),
      ),
    ).toBe(true);
    expect(lines.length, 'all the rows that the page keeps').toBeGreaterThan(100);

    await editor.fill('SELECT 1 AS n');
    await run.click();
    await expect(answer.getByRole('cell')).toHaveText(['1']);
    await expect(button('sqlLab.ResultTable.next')).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  },
);

test('the results of 200 statements are shown some at a time', RARE, async ({ page, watch }) => {
  await open(page, PATH);
  const main = page.locator('main');
  const run = main.getByRole('button', { name: message('vi', 'labKit.LabButton.run'), exact: true });
  const answer = main.locator('[aria-busy]');
  const editor = main.getByRole('textbox', { name: message('vi', 'sqlLab.SqlPlayground.code') });
  await editor.fill('SELECT 1');
  await run.click();
  await expect(answer.getByRole('cell')).toHaveText(['1']);
  await editor.fill(Array(200).fill('SELECT * FROM books').join(';\n'));
  const longest = await watchThread(page);
  await run.click();
  const more = answer.getByRole('button', { name: message('vi', 'sqlLab.ResultList.more') });
  await expect(more).toBeVisible();
  const first = await answer.getByRole('table').count();
  expect(first).toBeLessThan(30);
  expect(await longest(), 'longest pause of the page, in ms').toBeLessThan(2000);
  await more.click();
  await expect(answer.getByRole('table')).toHaveCount(2 * first);
  expect(watch.complaints).toEqual([]);
});
