import { readFileSync } from 'node:fs';
import path from 'node:path';
import showcase from '../../src/data/showcase.json';
import { expect, open, test } from './fixtures';
import { base, buildFolder, message, triedIn } from './site';
import { RARE } from '../trials';

const TAG = 'k6';
const tagged = showcase.works.filter(({ stack }) => stack.includes(TAG));

test.describe('showcase', () => {
  for (const locale of triedIn('en')) {
    const count = (shown: number) =>
      message(locale, 'showcase.ShowcasePage.count')
        .replace('{shown}', String(shown))
        .replace('{total}', String(showcase.works.length));

    test(`filters by tag and keeps it in the URL (${locale})`, async ({ page }) => {
      await open(page, `${base(locale)}showcase`);
      const main = page.getByRole('main');
      const filter = page.getByRole('button', { name: new RegExp(`^${TAG} `) });
      await expect(main.getByRole('article')).toHaveCount(showcase.works.length);
      await filter.press('Enter');
      await expect(page).toHaveURL(new RegExp(`[?]tag=${TAG}$`));
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('article')).toHaveCount(tagged.length);
      await expect(main.getByRole('status')).toHaveText(count(tagged.length));
      await expect(filter).toBeFocused();
      await page.goBack();
      await expect(main.getByRole('article')).toHaveCount(showcase.works.length);
      await page.goForward();
      await filter.click();
      await expect(page).toHaveURL(/showcase$/);
      await expect(main.getByRole('status')).toHaveText(count(showcase.works.length));
    });
  }

  test('opens filtered by the tag in the URL, and unfiltered for an unknown tag', RARE, async ({ page, watch }) => {
    await open(page, `/showcase?tag=${TAG}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(tagged.length);
    await open(page, '/showcase?tag=constructor');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(showcase.works.length);
    expect(watch.complaints).toEqual([]);
  });

  test('lists every work without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`/showcase?tag=${TAG}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(showcase.works.length);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await context.close();
  });

  test('offers files that exist', async ({ page, request }) => {
    await open(page, '/showcase');
    const downloads = await page.getByRole('main').locator('a[download]').all();
    expect(downloads).toHaveLength(showcase.works.filter(({ links }) => 'file' in links).length);
    for (const link of downloads)
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  });
});

test.describe('contact', () => {
  const copy = { name: message('vi', 'contact.CopyAddress.copy') };

  test('copies the address and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/contact');
    await page.getByRole('button', copy).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(message('vi', 'contact.CopyAddress.copied'));
    const link = page.getByRole('link', { name: message('vi', 'contact.ContactPage.write') });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${copied}[?]subject=.+`));
  });

  test('says so when the browser refuses', RARE, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await open(page, '/contact');
    await page.getByRole('button', copy).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(message('vi', 'contact.CopyAddress.refused'));
  });

  test('offers a contact card', async ({ request }) => {
    const card = await (await request.get('/cv/contact.vcf')).text();
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  });
});

test.describe('CV', () => {
  for (const locale of triedIn('en')) {
    test(`downloads as PDF and as the JSON Resume it is made from (${locale})`, async ({ page, request }) => {
      await open(page, `${base(locale)}my-cv`);
      const href = async (id: string) =>
        (await page.getByRole('link', { name: message(locale, id) }).getAttribute('href')) ?? '';
      const pdf = await request.get(await href('cv.CvActions.pdf'));
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      const json = await request.get(await href('cv.CvActions.json'));
      const source = readFileSync(path.resolve(buildFolder, `../src/data/resume.${locale}.json`), 'utf8');
      expect(await json.text()).toBe(source);
    });
  }

  test('prints only the sheet, on white in the dark mode too', async ({ page }) => {
    await open(page, '/my-cv?docusaurus-theme=dark');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(main.getByRole('group')).toBeHidden();
    const background = await main.getByRole('article').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
    expect(background).toBe('rgb(255, 255, 255)');
  });

  test('opens the print dialog', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printing';
      };
    });
    await open(page, '/my-cv');
    await page.getByRole('button', { name: message('vi', 'cv.CvActions.print'), exact: true }).click();
    await expect(page).toHaveTitle('printing');
  });
});

test.describe('community', () => {
  for (const locale of triedIn('en')) {
    test(`leads to each group and back (${locale})`, async ({ page }) => {
      for (const group of ['GDSC HCMUTE', 'YIT HCMUTE']) {
        await open(page, `${base(locale)}community`);
        await page.getByRole('main').getByRole('link', { name: group }).click();
        await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: message(locale, 'community.GroupPage.back') })
          .click();
        await expect(page).toHaveURL(new RegExp(`${base(locale)}community$`));
      }
    });
  }
});
