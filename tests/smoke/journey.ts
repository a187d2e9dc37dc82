import { base, message, type Locale } from '../e2e/site';
import type { Page } from './page';

/** A query in the words of its language, the lesson that it must find first, and the path of that lesson. */
const SEARCHES = {
  vi: { query: 'thay the trang', title: 'Các giải thuật thay thế trang' },
  en: { query: 'page replacement', title: 'Page Replacement Algorithms' },
} as const;
const FOUND = 'docs/operating-system/page-replacement-algorithms';
/** The lesson before it. */
const BEFORE = 'docs/operating-system/process-scheduling-algorithms';
const LESSON = 'docs/database/learn-sql-in-30-days/06-null-and-three-valued-logic';
const EXERCISE = '#sql-06-02';
const WRONG = 'SELECT full_name FROM customers';
const RIGHT =
  'SELECT full_name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id)';
const PROBLEM = 'docs/leetcode/bit-manipulation/136-single-number';
const WORKBENCH = '[id="136-single-number"]';
const SOLUTION = 'const singleNumber = (nums) => nums.reduce((all, one) => all ^ one, 0);';

/** What a reader does on the site, step by step; each step throws where the page does not do its part. */
export const journey = (
  page: Page,
  site: string,
  locale: Locale,
): readonly (readonly [string, () => Promise<void>])[] => {
  const other = locale === 'vi' ? 'en' : 'vi';
  const at = (route: string) => site + base(locale) + route;
  const text = (id: string) => message(locale, id);
  const textbox = (id: string) => `[aria-label="${text(id)}"]`;
  const isAt = (route: string) => page.until(route, 'location.pathname === arguments[0]', base(locale) + route);
  const replace = async (field: string, value: string) => {
    await page.click(field);
    await page.press('Control+a');
    await page.type(value);
  };
  const { query, title } = SEARCHES[locale];

  return [
    [
      'home, and the colour mode',
      async () => {
        await page.resize(1280, 900);
        await page.open(at(''));
        await page.see('h1');
        const before = await page.run<string>('return document.documentElement.dataset.theme');
        await page.click('.navbar [class*=toggleButton]');
        await page.until('the other colours', 'document.documentElement.dataset.theme !== arguments[0]', before);
      },
    ],
    [
      'the menu of a small window',
      async () => {
        await page.resize(600, 800);
        await page.click('.navbar__toggle');
        await page.click('.navbar-sidebar a', 'Blog');
        await isAt('blog');
        await page.see('h1,h2');
        await page.resize(1280, 900);
      },
    ],
    [
      'a search by keys',
      async () => {
        await page.open(at('docs'));
        await page.see('h1');
        await page.press('/');
        await page.type(query);
        await page.see('dialog [role=row], [role=dialog] [role=row]', title);
        await page.press('Enter');
        await isAt(FOUND);
        await page.see('h1', title);
      },
    ],
    [
      'a simulator, one step',
      async () => {
        const position = "document.querySelector('[data-simulator] input[type=range]').value";
        await page.until('the beginning', `${position} === '0'`);
        await page.click('[data-simulator] button', text('simulators.StepControls.forward'));
        await page.until('the next step', `${position} === '1'`);
      },
    ],
    [
      'the next page, and back',
      async () => {
        await page.open(at(BEFORE));
        await page.click('.pagination-nav__link--next');
        await isAt(FOUND);
        await page.see('h1', title);
        await page.back();
        await isAt(BEFORE);
        await page.see('h1');
      },
    ],
    [
      'an SQL block',
      async () => {
        await page.open(at(LESSON));
        await replace(textbox('sqlLab.SqlLab.code'), 'SELECT 40 + 2 AS n, 10/4 AS q');
        await page.press('Control+Enter');
        await page.see('[aria-busy=false] td', '42');
      },
    ],
    [
      'an exercise: a wrong answer, and the right one',
      async () => {
        const verdict = `${EXERCISE} [role=status]`;
        const check = () => page.click(`${EXERCISE} button`, text('labKit.LabButton.check'));
        await replace(`${EXERCISE} >>> ${textbox('sqlLab.SqlExercise.code')}`, WRONG);
        await check();
        await page.see(verdict, text('labKit.Verdict.wrong'));
        await replace(`${EXERCISE} >>> ${textbox('sqlLab.SqlExercise.code')}`, RIGHT);
        await check();
        await page.see(verdict, text('labKit.Verdict.right'));
      },
    ],
    [
      'a code problem',
      async () => {
        await page.open(at(PROBLEM));
        await replace(`${WORKBENCH} ${textbox('codeLab.Workbench.code')}`, SOLUTION);
        await page.click(`${WORKBENCH} button`, text('labKit.LabButton.check'));
        await page.see(`${WORKBENCH} [role=status]`, text('codeLab.Verdict.solved').split('{')[0]);
      },
    ],
    [
      'the other language',
      async () => {
        await page.open(at(''));
        await page.resize(600, 800);
        await page.click('.navbar__toggle');
        await page.click('.navbar-sidebar summary');
        await page.click(`.navbar-sidebar a[lang=${other}]`);
        await page.until('the same page', 'location.pathname === arguments[0]', base(other));
        await page.until('its language', 'document.documentElement.lang === arguments[0]', other);
        await page.resize(1280, 900);
      },
    ],
  ];
};
