import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXERCISES } from '../../courses/sql/exercises';
import { docPath } from './courseProgress';
import { expect, hydrated, open, test } from './fixtures';
import { base, buildFolder, LOCALES, message, sitemapPaths } from './site';

const LESSON = 'database/learn-sql-in-30-days/10-aggregate-functions';
const POST = 'blog/uuid-primary-keys';
/** The first result of the lesson: forty titles, and what stands beside them. */
const RESULT = '| 40 | 1282 | 182500 | 50000 | 320000 |';

const fileOf = (address: string) => path.join(buildFolder, new URL(address).pathname.slice(1));
const read = (name: string) => readFileSync(path.join(buildFolder, name), 'utf8');

for (const locale of LOCALES) {
  test(`documents and posts are also Markdown, with the results of their code (${locale})`, async ({ request }) => {
    const lesson = await request.get(`${docPath(locale, LESSON)}.md`);
    expect(lesson.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const text = await lesson.text();
    expect(text).toMatch(/^# \S/);
    expect(text).toContain('```sql\nSELECT COUNT(*) AS title_count,');
    expect(text).toContain(RESULT);
    expect(text).toContain('/10-aggregate-functions#sql-10-01)**');
    // Links are absolute, and nothing of the page's frame or controls is left.
    expect(text.match(/\]\((?!https?:|mailto:)[^)]*\)/g)).toBeNull();
    expect(text).not.toMatch(/<(?:div|button|span|svg)\b/);
    expect((await request.get(`${base(locale)}${POST}.md`)).status()).toBe(200);
  });

  test(`every link of llms.txt leads to a file (${locale})`, async ({ request }) => {
    const list = await request.get(`${base(locale)}llms.txt`);
    expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await list.text();
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[.+?\]\((\S+)\)/gm)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
    // The list has every document and post of the sitemap.
    const listed = new Set(links.map((url) => decodeURI(new URL(url).pathname)));
    const isText = /^\/(?:en\/)?(?:docs(?!\/(?:tags|category))|blog\/(?!(?:tags|page|archive|authors)\b))/;
    const pages = sitemapPaths(locale)
      .map(decodeURI)
      .filter((address) => isText.test(address));
    expect(pages.filter((address) => !listed.has(`${address}.md`))).toEqual([]);
    const full = await (await request.get(`${base(locale)}llms-full.txt`)).text();
    expect(full).toContain(RESULT);
  });

  test(`the sitemap names each page in both languages, and both sitemaps agree (${locale})`, () => {
    const versionsIn = (language: string) => {
      const xml = read(language === 'vi' ? 'sitemap.xml' : `${language}/sitemap.xml`);
      const pages = xml.split('<url>').slice(1);
      return new Map(
        pages.map((page) => [
          decodeURI(/<loc>([^<]+)/.exec(page)?.[1] ?? ''),
          Object.fromEntries(
            [...page.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
              ([, lang = '', url = '']) => [lang, decodeURI(url)],
            ),
          ),
        ]),
      );
    };
    const [own, other] = [versionsIn(locale), versionsIn(locale === 'vi' ? 'en' : 'vi')];
    expect(own.size).toBeGreaterThan(100);
    const faults = [...own].filter(([address, versions]) => {
      const back = other.get(versions[locale === 'vi' ? 'en' : 'vi'] ?? '');
      const isWhole = versions[locale] === address && versions['x-default'] === versions.vi;
      return !isWhole || JSON.stringify(back) !== JSON.stringify(versions);
    });
    expect(faults).toEqual([]);
  });

  test(`exercises.json lists all graded exercises, without solutions (${locale})`, () => {
    const text = read(locale === 'vi' ? 'exercises.json' : `${locale}/exercises.json`);
    const { language, exercises } = JSON.parse(text) as {
      language: string;
      exercises: (Record<'id' | 'kind' | 'title' | 'prompt' | 'page' | 'url' | 'license', string> & {
        engines: string[];
      })[];
    };
    expect(language).toBe(locale);
    expect(new Set(exercises.map(({ kind }) => kind))).toEqual(new Set(['sql', 'code', 'k6', 'web']));
    // An exercise may stand on two pages: in its lesson and where the course is introduced.
    expect(new Set(exercises.map(({ url }) => url)).size).toBe(exercises.length);
    for (const { id, title, prompt, page, url, license, engines } of exercises) {
      expect([title, prompt].every(Boolean), id).toBe(true);
      expect(engines.length, id).toBeGreaterThan(0);
      expect(license).toBe('CC-BY-4.0');
      const html = readFileSync(`${decodeURI(fileOf(page))}.html`, 'utf8');
      expect(html, url).toMatch(new RegExp(`id="?${id}["\\s>]`));
    }
    const told = EXERCISES.flatMap(({ id, solutions }) =>
      solutions.filter(({ sql }) => text.includes(JSON.stringify(sql).slice(1, -1))).map(() => id),
    );
    expect(told).toEqual([]);
  });

  test(`the end of a page copies it as Markdown and cites it (${locale})`, async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched: string[] = [];
    page.on('request', (asked) => asked.url().endsWith('.md') && fetched.push(asked.url()));
    await open(page, docPath(locale, LESSON));
    await hydrated(page);
    expect(fetched).toEqual([]);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const say = (id: string) => message(locale, id);

    await page.getByRole('button', { name: say('sharing.PageTools.copyMarkdown') }).click();
    await expect(page.getByText(say('sharing.CopyButton.copied'), { exact: true })).toBeVisible();
    expect(await copied()).toBe(await (await request.get(`${docPath(locale, LESSON)}.md`)).text());

    await page.getByText(say('sharing.PageTools.cite')).click();
    await page.getByRole('button', { name: say('sharing.PageTools.copyBibtex') }).click();
    await expect.poll(copied).toMatch(/^@misc\{10-aggregate-functions-\d{4},\n/);
    await page.getByRole('button', { name: say('sharing.PageTools.copyText') }).click();
    await expect.poll(copied).toContain(docPath(locale, LESSON));

    await page.route('**/*.md', (route) => route.abort());
    await page.getByRole('button', { name: say('sharing.PageTools.copyMarkdown') }).click();
    await expect(page.getByText(say('sharing.CopyButton.lost'))).toBeVisible();
  });
}

test('a lesson and a post are whole on A4, with their folds open', async ({ page }) => {
  for (const address of [docPath('vi', LESSON), `/${POST}`]) {
    await open(page, address);
    await page.setViewportSize({ width: 680, height: 1032 });
    await page.emulateMedia({ media: 'print' });
    const faults = await page.locator('.markdown').evaluate((text) => {
      const { right } = text.getBoundingClientRect();
      const cut = [...text.querySelectorAll('pre, table, td, th, p')].filter(
        (part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 1,
      );
      const closed = [...text.querySelectorAll('details')].filter((fold) => {
        const inner = [...fold.children].find(({ localName }) => localName !== 'summary');
        // Hints and solutions of exercises stay closed on paper.
        return !fold.closest('[data-exercise] footer') && inner && inner.getBoundingClientRect().height === 0;
      });
      return [...cut, ...closed].map((part) => part.outerHTML.slice(0, 120));
    });
    expect(faults, address).toEqual([]);
    await expect(page.getByText(message('vi', 'sharing.PageTools.cite'))).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
