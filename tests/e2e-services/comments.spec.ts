import { expect, open, test } from '../e2e/fixtures';
import { base, LOCALES, message } from '../e2e/site';

for (const locale of LOCALES) {
  for (const path of ['blog/uuid-primary-keys', 'docs/k6/part-01']) {
    test(`comments load only after a click, in the page's language (${locale}, ${path})`, async ({ page }) => {
      const asked: URL[] = [];
      await page.route('https://giscus.app/**', async (route) => {
        asked.push(new URL(route.request().url()));
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>double</title>' });
      });
      await open(page, base(locale) + path);
      const comments = page.getByRole('region', { name: message(locale, 'comments.Comments.title') });
      const load = comments.getByRole('button');
      await expect(load).toHaveText(message(locale, 'comments.Comments.load'));
      expect(asked).toEqual([]);
      await load.click();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]?.pathname).toBe(`/${locale}/widget`);
      // Both languages of a page share one discussion.
      expect(asked[0]?.searchParams.get('term')).toBe(`/${path}`);
      expect(asked[0]?.searchParams.get('repo')).toBe('owner/site');
    });
  }
}
