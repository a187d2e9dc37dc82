import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { dialogOf } from './searchDialog';
import { message, type Locale } from './site';

/** A kind of text field: what readers write in, by the element that a page has. */
export interface FieldKind {
  readonly name: string;
  /** Selector of such a field in a page's HTML, before and after hydration; absent in what only a script renders. */
  readonly selector?: (locale: Locale) => string;
  /** A page that has the field, without the base path of a language. */
  readonly page: string;
  /** Opens what contains the field; returns the field. */
  readonly open?: (page: Page, locale: Locale) => Promise<Locator>;
  /** What the field keeps of a text, where that is not all of it. */
  readonly keeps?: (text: string) => string;
  /** Keys that the field itself has a use for, so that they may change or leave it. */
  readonly usesKeys?: readonly ('Enter' | 'Escape' | 'Tab')[];
  /** Whether an editor in a shadow root replaces the field on focus. */
  readonly isRich?: boolean;
  /** The source file that renders the field. */
  readonly source: string;
}

/** Selector of a text field with one of the site's names; what the name contains in braces may be anything. */
const named = (tag: string, id: string) => (locale: Locale) => {
  const [before = '', after] = message(locale, id).split(/\{\w+\}/);
  const start = `${tag}[aria-label^="${before}"]`;
  return after === undefined ? `${tag}[aria-label="${before}"]` : `${start}[aria-label$="${after}"]`;
};

const SQL_LESSON = 'docs/database/learn-sql-in-30-days/26-indexes';
const CODE_LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';
const SECURITY_LESSON =
  'docs/web-security/webgoat-2023.8/A1-Broken-Access-Control/insecure-direct-object-references-05';
const EDITOR = 'src/components/CodeEditor/index.tsx';
const FIELDS = 'src/features/simulators/shared/fields/index.tsx';
const digits = (text: string) => text.replace(/\D/g, '');

/** A field of a security lab, once its server runs. */
async function inSecurityLab(page: Page, locale: Locale, selector: string): Promise<Locator> {
  await page
    .locator('main [role=group]')
    .filter({ has: page.getByRole('tablist') })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(page.locator(named('input', 'webLab.BrowserPane.address')(locale))).toBeEnabled();
  const field = page.locator(selector).first();
  await expect(field).toBeVisible();
  return field;
}

/**
 * All kinds of text fields on the site. A lab with a new one adds a row: `fields.spec.ts` fails for a field that no row
 * describes, and types into those of all rows.
 */
export const FIELD_KINDS: readonly FieldKind[] = [
  {
    name: 'SQL block',
    selector: named('textarea', 'sqlLab.SqlLab.code'),
    page: SQL_LESSON,
    isRich: true,
    source: EDITOR,
  },
  {
    name: 'SQL exercise',
    selector: named('textarea', 'sqlLab.SqlExercise.code'),
    page: SQL_LESSON,
    isRich: true,
    source: EDITOR,
  },
  {
    name: 'timed SQL',
    selector: named('textarea', 'sqlLab.SqlTimed.code'),
    page: SQL_LESSON,
    isRich: true,
    source: EDITOR,
  },
  {
    name: 'free SQL lab',
    selector: named('textarea', 'sqlLab.SqlPlayground.code'),
    page: 'docs/database/sql-playground',
    isRich: true,
    source: EDITOR,
  },
  {
    name: 'name of a query',
    selector: () => 'main input[maxlength="60"]',
    page: 'docs/database/sql-playground',
    source: 'src/features/sql-lab/SqlPlayground/QueryBar.tsx',
  },
  {
    name: 'input of an attacked program',
    selector: () => 'input[type=text][maxlength="300"]',
    page: 'docs/database/learn-sql-in-30-days/30-database-security',
    source: 'src/features/sql-lab/InjectionLab/View.tsx',
  },
  { name: 'JavaScript block', selector: named('textarea', 'codeLab.JsRun.code'), page: CODE_LESSON, source: EDITOR },
  { name: 'live block', selector: named('textarea', 'codeLab.LiveCode.code'), page: CODE_LESSON, source: EDITOR },
  {
    name: 'solution of a problem',
    selector: named('textarea', 'codeLab.Workbench.code'),
    page: CODE_LESSON,
    source: EDITOR,
  },
  {
    name: 'lines of a simulator',
    selector: () => '[data-simulator] textarea',
    page: 'docs/leetcode/algorithm/146-lru-cache',
    source: FIELDS,
  },
  {
    name: 'line of a simulator',
    selector: () => '[data-simulator] input:not([type],[maxlength],[aria-label])',
    page: 'docs/operating-system/page-replacement-algorithms',
    source: FIELDS,
  },
  {
    name: 'number of a simulator',
    selector: () => '[data-simulator] input[role=spinbutton]',
    page: 'docs/operating-system/page-replacement-algorithms',
    source: FIELDS,
  },
  {
    name: 'cell of a simulator',
    selector: () => '[data-simulator] input[inputmode=numeric][aria-label]',
    page: 'docs/operating-system/bankers-algorithm',
    source: FIELDS,
  },
  {
    name: 'number of an exercise',
    selector: () => '[data-simulator] input[inputmode=numeric][maxlength="4"]',
    page: 'docs/operating-system/page-replacement-algorithms',
    keeps: digits,
    usesKeys: ['Enter'],
    source: 'src/features/simulators/shared/SimulatorFrame/Toolbar.tsx',
  },
  {
    name: 'prompt of DEBUG',
    selector: () => '[data-simulator] input[maxlength="60"]',
    page: 'docs/operating-system/dos-debug',
    usesKeys: ['Enter'],
    source: 'src/features/simulators/dos-debug/DosDebug/Terminal.tsx',
  },
  {
    name: 'k6 script',
    selector: named('textarea', 'k6Lab.Workbench.script'),
    page: 'docs/k6/part-01',
    source: EDITOR,
  },
  {
    name: 'command line of k6',
    selector: () => 'main [role=group] input[translate=no][autocorrect=off]',
    page: 'docs/k6/part-01',
    usesKeys: ['Enter'],
    source: 'src/features/k6-lab/Workbench/CommandLine.tsx',
  },
  {
    name: 'number found with k6',
    selector: () => 'main [role=group] form > input[inputmode=decimal]',
    page: 'docs/k6/part-04',
    usesKeys: ['Enter'],
    source: 'src/features/k6-lab/K6Exercise/AnswerForm.tsx',
  },
  {
    name: 'address in a security lab',
    selector: named('input', 'webLab.BrowserPane.address'),
    page: SECURITY_LESSON,
    open: (page, locale) => inSecurityLab(page, locale, named('input', 'webLab.BrowserPane.address')(locale)),
    usesKeys: ['Enter'],
    source: 'src/features/web-lab/WebLab/BrowserPane.tsx',
  },
  {
    name: 'form of an attacked application',
    page: SECURITY_LESSON,
    open: (page, locale) => inSecurityLab(page, locale, '[role=group] form input[type=text][name]'),
    usesKeys: ['Enter'],
    source: 'src/features/web-lab/WebLab/InertView.tsx',
  },
  {
    name: 'request of a security lab',
    selector: named('textarea', 'webLab.RequestsPane.request'),
    page: `${SECURITY_LESSON}?pane=requests`,
    open: (page, locale) => inSecurityLab(page, locale, named('textarea', 'webLab.RequestsPane.request')(locale)),
    source: EDITOR,
  },
  {
    name: 'script of a security lab',
    selector: named('textarea', 'webLab.ScriptBox.code'),
    page: `${SECURITY_LESSON}?pane=requests`,
    open: async (page, locale) => {
      await page.getByText(message(locale, 'webLab.ScriptBox.title')).click();
      return inSecurityLab(page, locale, named('textarea', 'webLab.ScriptBox.code')(locale));
    },
    source: EDITOR,
  },
  {
    name: 'patch of a server',
    page: `${SECURITY_LESSON}?pane=server`,
    open: async (page, locale) => {
      const lab = page.locator('main [role=group]').filter({ has: page.getByRole('tablist') });
      await lab.getByRole('button', { name: message(locale, 'webLab.ServerPane.ask') }).click();
      return inSecurityLab(page, locale, named('textarea', 'webLab.ServerPane.code')(locale));
    },
    source: EDITOR,
  },
  {
    name: 'box of the search page',
    selector: named('input[type=search]', 'search.SearchForm.label'),
    page: 'search',
    usesKeys: ['Escape'],
    source: 'src/features/search/SearchPage/SearchForm.tsx',
  },
  {
    name: 'box of the search',
    page: 'docs',
    open: async (page, locale) => {
      await page.keyboard.press('Control+k');
      const { box } = dialogOf(page, locale);
      await expect(box).toBeFocused();
      return box;
    },
    usesKeys: ['Enter', 'Escape'],
    source: 'src/features/search/WaitingBox/index.tsx',
  },
  {
    name: 'box of the loaded search',
    page: 'docs',
    open: async (page, locale) => {
      await page.keyboard.press('Control+k');
      const { box, rows } = dialogOf(page, locale);
      await box.pressSequentially('sql');
      await expect(rows.first()).toBeVisible();
      await box.clear();
      return box;
    },
    usesKeys: ['Enter', 'Escape'],
    source: 'src/features/search/SearchDialog/SearchInput.tsx',
  },
  {
    name: 'box of a question',
    page: 'docs',
    open: async (page, locale) => {
      await page.keyboard.press('Control+k');
      const { questions, dialog } = dialogOf(page, locale);
      await questions.click();
      return dialog.getByRole('textbox', { name: message(locale, 'search.QuestionPanel.label') });
    },
    usesKeys: ['Enter', 'Escape'],
    source: 'src/features/search/SearchDialog/QuestionPanel.tsx',
  },
];
