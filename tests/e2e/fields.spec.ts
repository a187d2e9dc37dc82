import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio';
import { awaken, expect, hold, hydrated, layOut, MAIN_SCRIPT, open, test, unfold } from './fixtures';
import { FIELD_KINDS, type FieldKind } from './fields';
import { base, buildFolder, inEitherLanguage, LOCALES, triedIn, type Locale } from './site';

/** Every character of a keyboard that makes a visible sign, and the space. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What an input method shows while “tiếng” is typed in Telex: t, i, e, e, n, g, s. */
const TELEX = ['t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng'];

/** What was found in a field: its text, whichever element it is. */
const textIn = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    'value' in element
      ? String(element.value)
      : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

const isOfLines = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element.matches('textarea, [contenteditable=true]'));

const dialogCount = (page: Page): Promise<number> =>
  page
    .locator('dialog')
    .evaluateAll((dialogs) => dialogs.filter((each) => each.matches(':modal, :popover-open')).length);

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

/** The number of characters that a field has room for. */
const roomIn = (field: Locator): Promise<number> =>
  field.evaluate((element) =>
    'maxLength' in element && Number(element.maxLength) > 0 ? Number(element.maxLength) : Infinity,
  );

/** Cuts a text into parts that a field has room for. */
async function portionsOf(field: Locator, text: string): Promise<string[]> {
  const size = Math.min(text.length, await roomIn(field));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

/** One word and a slash, as a Vietnamese input method enters them. */
async function compose(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of TELEX) {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text: TELEX.at(-1) ?? '' });
  await session.detach();
  await page.keyboard.type('/');
}

interface Tried {
  readonly page: Page;
  readonly field: Locator;
  readonly kind: FieldKind;
  /** What the field keeps of a text at this time. */
  readonly keeps: (text: string) => string;
}

async function typeEverySign({ page, field, keeps }: Tried): Promise<void> {
  for (const portion of await portionsOf(field, ASCII)) {
    await clear(page);
    await page.keyboard.type(portion);
    expect(await textIn(field)).toBe(keeps(portion));
  }
}

async function composeWords({ page, field, keeps }: Tried): Promise<void> {
  await clear(page);
  await compose(page);
  expect(await textIn(field)).toBe(keeps('tiếng/').slice(0, await roomIn(field)));
}

async function moveCaret({ page, field, keeps }: Tried): Promise<void> {
  await clear(page);
  await page.keyboard.type('13');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('2');
  await page.keyboard.press('Home');
  await page.keyboard.type('/');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('/');
  expect(await textIn(field)).toBe(keeps('/123/').slice(0, await roomIn(field)));
}

async function undoAndPaste({ page, field, keeps }: Tried): Promise<void> {
  await clear(page);
  await page.keyboard.type('12');
  await page.keyboard.press('Control+z');
  expect(await textIn(field)).not.toBe('12');
  await page.keyboard.press('Control+Shift+Z');
  expect(await textIn(field)).toBe('12');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.type('/');
  await page.keyboard.press('Control+v');
  expect(await textIn(field)).toBe(keeps('12/12').slice(0, await roomIn(field)));
}

/** Enter, Escape and Tab, unless the field has a use for them. */
async function pressTheOthers({ page, field, kind }: Tried): Promise<void> {
  await clear(page);
  await page.keyboard.type('12');
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp'] as const) {
    // A number goes up and down, and the prompt shows an earlier line.
    if (await isOfLines(field)) await page.keyboard.press(key);
  }
  expect(await textIn(field)).toBe('12');
  await page.keyboard.press('End');
  if (!kind.usesKeys?.includes('Escape')) await page.keyboard.press('Escape');
  if (!kind.usesKeys?.includes('Enter')) await page.keyboard.press('Enter');
  const text = (await isOfLines(field)) ? '12\n' : '12';
  if (!kind.usesKeys?.includes('Enter')) expect(await textIn(field)).toBe(text);
  else await clear(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  if (!kind.usesKeys?.includes('Enter')) expect(await textIn(field)).toBe(text);
}

/** Types everything into a field; no key may be lost, and none may do anything but write. */
async function tryField(tried: Tried): Promise<void> {
  const { page, field } = tried;
  const { pathname } = new URL(page.url());
  const dialogs = await dialogCount(page);
  const steps = { typeEverySign, composeWords, moveCaret, undoAndPaste, pressTheOthers };
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, async () => {
      await field.focus();
      await step(tried);
      expect(await dialogCount(page), 'open dialogs').toBe(dialogs);
      expect(new URL(page.url()).pathname).toBe(pathname);
    });
  }
}

const fieldOf = (page: Page, kind: FieldKind, locale: Locale) =>
  page.locator(kind.selector?.(locale) ?? 'never').first();

for (const [kind, locale] of inEitherLanguage(FIELD_KINDS)) {
  const address = base(locale) + kind.page;
  const keeps = kind.keeps ?? String;

  test(`every key writes in the ${kind.name} (${locale})`, async ({ page, watch }) => {
    await open(page, address);
    await layOut(page);
    let field = kind.open ? await kind.open(page, locale) : fieldOf(page, kind, locale);
    await unfold(field);
    await awaken(page, kind.selector?.(locale));
    if (kind.isRich) {
      await field.focus();
      field = page.locator('.cm-content').first();
      await expect(field).toBeFocused();
    }
    await tryField({ page, field, kind, keeps });
    expect(watch.complaints).toEqual([]);
  });

  if (kind.open) continue;
  test(`every key writes in the ${kind.name} before hydration (${locale})`, async ({ page, watch }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(address);
    await layOut(page);
    const field = fieldOf(page, kind, locale);
    await unfold(field);
    await tryField({ page, field, kind, keeps: String });
    await field.focus();
    await clear(page);
    const [text = ''] = await portionsOf(field, '1/2"3');
    await page.keyboard.type(text);
    release();
    await hydrated(page);
    await awaken(page, kind.selector?.(locale));
    await expect.poll(() => textIn(field)).toBe(keeps(text));
    expect(await dialogCount(page)).toBe(0);
    // The scripts were preloaded long before they could run.
    expect(watch.complaints.filter((complaint) => !complaint.includes('was preloaded'))).toEqual([]);
  });
}

/** What a reader can write in, in HTML and in the source. */
const TEXT_FIELD =
  'textarea, [contenteditable], input:not([readonly],[type=radio],[type=checkbox],[type=range],[type=file],[type=hidden])';

test('every text field of every page has a row in the table of fields', () => {
  const localeOf = (file: string) => LOCALES.find((name) => file.startsWith(`${name}${path.sep}`)) ?? 'vi';
  const locales = triedIn('vi');
  const pages = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && locales.includes(localeOf(file)),
  );
  const unknown = pages.flatMap((file) => {
    const locale = localeOf(file);
    const $ = load(readFileSync(path.join(buildFolder, file), 'utf8'));
    const known = FIELD_KINDS.flatMap(({ selector }) => selector?.(locale) ?? []).join();
    return $(TEXT_FIELD)
      .not(known)
      .map((_, field) => `${file}: ${$.html(field)}`)
      .get();
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

/** Source files whose inputs have a variable type, which is none of text. */
const CHOICES = ['src/components/TaskBox/index.tsx', 'src/features/quiz/Quiz/Choice.tsx'];

test('every source file that renders a text field has a row in the table of fields', () => {
  const root = path.resolve(__dirname, '../..');
  const NO_TEXT = /type=(?:"|\{[^}]*')(?:radio|checkbox|range|file|hidden)|\breadOnly\b/;
  const hasTextField = (file: string) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const inputs = text.match(/<input\b[^]*?\/>/g) ?? [];
    return /<textarea\b|contentEditable/.test(text) || inputs.some((input) => !NO_TEXT.test(input));
  };
  const writing = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !CHOICES.includes(file) && hasTextField(file));
  expect(writing.sort()).toEqual([...new Set(FIELD_KINDS.map(({ source }) => source))].sort());
});
