import { statSync } from 'node:fs';
import path from 'node:path';
import { docPath } from './courseProgress';
import { expect, expectAccessible, open, test } from './fixtures';
import { base, buildFolder, LOCALES } from './site';

/** The pages that offer a book, and the course of each: a list of lessons, and a roadmap. */
const OFFERS = [
  ['category/k6-load-testing', 'k6'],
  ['database/learn-sql-in-30-days/30-day-sql-learning-roadmap', 'database/learn-sql-in-30-days'],
] as const;

for (const locale of LOCALES) {
  for (const [document, course] of OFFERS) {
    test(`${document} offers its course as a book, with its size (${locale})`, async ({ page, request, watch }) => {
      const address = `${base(locale)}docs/${course}.epub`;
      const { size } = statSync(path.join(buildFolder, address));
      await open(page, docPath(locale, document));
      const link = page.getByRole('link', { name: 'EPUB' });
      await expect(link).toHaveAttribute('href', address);
      const offer = page.locator('p', { has: link });
      await expect(offer).toContainText(`(${Math.round(size / 1000)} kB)`);
      await expectAccessible(page, document, 'p:has(> a[href$=".epub"])');
      const book = await request.get(address);
      expect(book.headers()['content-type']).toBe('application/epub+zip');
      expect((await book.body()).length).toBe(size);
      expect(watch.complaints).toEqual([]);
    });
  }
}
