import { expect, hydrated, test } from './fixtures';
import { base, inEitherLanguage, LOCALES, message } from './site';

/** Paths that would mean something to a router's patterns, to a parser of URLs or to HTML. */
const PATHS = [
  'a*'.repeat(60),
  '(a*)*'.repeat(20),
  'x(+)',
  'x(',
  'x)',
  '(',
  '*',
  '+',
  ':',
  ':a',
  ':a/:a',
  ':a(\\d+)+?',
  '[a-',
  'a%5C',
  '/host',
  '%5C.test',
  '%09/host',
  '%0A%5C.test',
  'a%7Cb%5E%24.%7B2%7D',
  '<img src=x onerror=alert(1)>',
  '%3Cb%3E%3C/b%3E',
  '"\'`${1}{{1}}',
  '%25',
  '%2F%2Fhost',
  'javascript:alert(1)',
  'thư mục/(bài) 1',
  'a'.repeat(4000),
];

/** The query of the not-found page on which another language's page leads the reader to it. */
const RETURNS = [
  '//host',
  '//host/x',
  '/\\host',
  '\\host',
  '\\\\host',
  '%5C.test',
  '/%5C.test',
  '\t/host',
  '%09/host',
  '%0D%0A/host',
  './/host',
  './%2e//host',
  '..//host',
  '../..//host',
  '@host',
  ':80',
  'x/..//host',
  '?//host',
  '#//host',
  'javascript:alert(1)',
  ' //host',
  '%20//host',
];

for (const [path, locale] of inEitherLanguage(PATHS)) {
  const other = locale === 'vi' ? 'en' : 'vi';

  test(`the path ${JSON.stringify(path.slice(0, 40))} is a missing page like any other (${locale})`, async ({
    page,
    watch,
    baseURL,
  }) => {
    await page.goto(`${new URL(baseURL ?? '').origin}${base(locale)}${path}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'theme.NotFound.title'));
    const language = page.locator(`.navbar__items a[lang=${other}]`);
    expect(await language.evaluate((link: HTMLAnchorElement) => link.origin)).toBe(new URL(baseURL ?? '').origin);
    await page
      .getByRole('main')
      .getByRole('link', { name: message(locale, 'notFound.NotFoundPage.home') })
      .click();
    await expect(page).toHaveURL(base(locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message(locale, 'theme.NotFound.title'));
    expect(watch.complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

for (const locale of LOCALES) {
  const other = locale === 'vi' ? 'en' : 'vi';

  test(`a page that the host serves at an address with empty parts is hydrated, and its links stay (${locale})`, async ({
    page,
    watch,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    await page.goto(`${origin}${base(locale)}/docs?x=1#main`);
    await hydrated(page);
    await expect(page).toHaveURL(`${base(locale)}docs?x=1#main`);
    const language = page.locator(`.navbar__items a[lang=${other}]`);
    expect(await language.evaluate((link: HTMLAnchorElement) => link.origin)).toBe(origin);
    expect(watch.complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

  test(`no return path makes a link of the not-found page leave the site (${locale})`, async ({ page, baseURL }) => {
    const { origin } = new URL(baseURL ?? '');
    const foreign = () =>
      page
        .locator('.navbar a[lang], main a')
        .evaluateAll(
          (links, own) =>
            (links as HTMLAnchorElement[]).map(({ href }) => href).filter((href) => !href.startsWith(`${own}/`)),
          origin,
        );
    const left: string[] = [];
    for (const path of RETURNS) {
      await page.goto(`${base(locale)}404?from=${encodeURIComponent(base(locale) + path)}`);
      left.push(...(await foreign()).map((href) => `${path}: ${href}`));
      await hydrated(page);
      expect(new URL(page.url()).origin).toBe(origin);
      left.push(...(await foreign()).map((href) => `${path}, hydrated: ${href}`));
    }
    expect(left).toEqual([]);
  });
}
