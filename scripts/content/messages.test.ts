import { describe, expect, it } from 'vitest';
import { checkCategories } from './checkCategories';
import { compareCatalogues } from './compareCatalogue';
import { type MessageFile, compareMessages } from './compareMessages';
import { compareUses } from './compareUses';
import { readJsonMap, readMap } from './locatedMap';
import { findMessageUses } from './messageUses';
import type { Problem } from './problem';

const CONTEXT = {
  names: ['Nguyễn Văn A'],
  themeDefaults: { 'theme.Playground.reset': 'Reset', 'theme.close': 'Close' },
};

function messageFile(file: string, messages: Record<string, string>): MessageFile {
  const entries = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, { message }]));
  return { file, ...readJsonMap(JSON.stringify(entries, null, 2)) };
}

const pair = (vi: Record<string, string>, en: Record<string, string>) =>
  [messageFile('vi.json', vi), messageFile('en.json', en)] as const;

const lines = (problems: readonly Problem[]) => problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('compareMessages', () => {
  const compare = (vi: Record<string, string>, en: Record<string, string>) =>
    lines(compareMessages(...pair(vi, en), CONTEXT));

  it('accepts texts in their own language, and names in both', () => {
    const vi = { a: 'Mở bài học', b: 'Blog', c: 'Bản quyền Nguyễn Văn A', d: '{author} - {count}', e: '{count} bài' };
    const en = {
      a: 'Open lesson',
      b: 'Blog',
      c: 'By Nguyễn Văn A',
      d: '{author} - {count}',
      e: 'One post|{count} posts',
    };
    expect(compare(vi, en)).toEqual([]);
  });

  it.each([
    ['an id only in Vietnamese', { a: 'Mở' }, {}, 'vi.json:2 "a" is missing from en.json'],
    ['an id only in English', {}, { a: 'Open' }, 'en.json:2 "a" is missing from vi.json'],
    [
      'other placeholders',
      { a: 'Có {n} bài' },
      { a: '{count} posts' },
      'en.json:2 "a" has the placeholders {count}, but {n} in vi.json:2',
    ],
    ['an English copy', { a: 'Open it' }, { a: 'Open it' }, 'vi.json:2 "a" is still English: "Open it"'],
    ['a Vietnamese copy', { a: 'Bài học' }, { a: 'Bài học' }, 'en.json:2 "a" is still Vietnamese: "Bài học"'],
    [
      'a default of the theme',
      { 'theme.Playground.reset': 'Reset' },
      { 'theme.Playground.reset': 'Start over' },
      'vi.json:2 "theme.Playground.reset" is still English: "Reset"',
    ],
    [
      'mixed languages',
      { a: 'Mở bài học' },
      { a: 'Open bài học' },
      'en.json:2 "a" contains Vietnamese: "Open bài học"',
    ],
  ])('reports %s', (_, vi, en, expected) => {
    expect(compare(vi, en)).toEqual([expected]);
  });

  it('reports an entry without a message', () => {
    const broken: MessageFile = { file: 'vi.json', ...readJsonMap('{"a": "Mở"}') };
    expect(lines(compareMessages(broken, messageFile('en.json', { a: 'Open' }), CONTEXT))).toEqual([
      'vi.json:1 "a" has no message',
    ]);
  });
});

const CODE = `import Translate, { translate as t } from '@docusaurus/Translate';
export const label = t({ id: 'x.A.label', message: 'Mở ' + 'ra' });
export const View = () => (
  <Translate id="x.A.text" description="d" values={{ n: 1 }}>
    {'Có {n} bài'}
  </Translate>
);
export const Plain = () => <Translate id={'x.A.plain'}>Một
  hai</Translate>;
export const Empty = () => <Translate id="x.A.empty" />;
`;

describe('findMessageUses', () => {
  it('reads ids, default texts and lines from the syntax tree', () => {
    const { uses, problems } = findMessageUses('a.tsx', CODE);
    expect(problems).toEqual([]);
    expect(uses.map(({ id, message, line }) => [id, message, line])).toEqual([
      ['x.A.label', 'Mở ra', 2],
      ['x.A.text', 'Có {n} bài', 4],
      ['x.A.plain', 'Một hai', 8],
      ['x.A.empty', undefined, 10],
    ]);
  });

  it('requires literal ids', () => {
    const code =
      "import { translate } from '@docusaurus/Translate';\nconst a = (id: string) => translate({ id, message: 'x' });\ntranslate({ id: `a.${b}` });";
    expect(lines(findMessageUses('a.ts', code).problems)).toEqual([
      'a.ts:2 a translated text without a literal id',
      'a.ts:3 a translated text without a literal id',
    ]);
  });

  it('ignores functions that are not imported from Docusaurus', () => {
    const code =
      "// translate({id: 'no'})\nimport { translate } from './geometry';\ntranslate({ id: 'no' });\nconst text = \"translate({id: 'no'})\";";
    expect(findMessageUses('a.ts', code)).toEqual({ uses: [], problems: [] });
  });
});

describe('compareUses', () => {
  const uses = findMessageUses('a.tsx', CODE).uses;
  const all = { 'x.A.label': 'Mở ra', 'x.A.text': 'Có {n} bài', 'x.A.plain': 'Một hai', 'x.A.empty': 'Trống' };

  it('reports a use without a text, and nothing else where all is complete', () => {
    const [vi, en] = pair({ 'theme.a': 'A' }, { ...all, 'theme.a': 'A' });
    expect(lines(compareUses(uses, vi, en))).toEqual(['a.tsx:10 "x.A.empty" has no text beside it']);
  });

  it('reports repeated and orphaned ids, and two texts of one id', () => {
    const [vi, en] = pair({ 'x.A.label': 'Mở ra', 'x.B.old': 'Cũ' }, all);
    const code = "import { translate } from '@docusaurus/Translate';\ntranslate({ id: 'x.A.label', message: 'Đóng' });";
    const again = findMessageUses('b.ts', code).uses;
    const withText = uses.filter(({ message }) => message !== undefined);
    const problems = lines(compareUses([...withText, ...again], vi, en));
    expect(problems).toEqual([
      'vi.json:2 "x.A.label" repeats a text of a.tsx:2',
      'b.ts:2 "x.A.label" says "Đóng", but "Mở ra" in a.tsx:2',
      'vi.json:5 "x.B.old" is used nowhere in src or packages',
      'en.json:11 "x.A.empty" is used nowhere in src or packages',
    ]);
  });

  it('compares the default texts of packages with the English ones', () => {
    const code = "import { translate } from '@docusaurus/Translate';\ntranslate({ id: 'x.A.label', message: 'Open' });";
    const ofPackage = findMessageUses('packages/pages/a.ts', code).uses;
    const [vi, en] = pair({ 'x.A.label': 'Mở ra' }, { 'x.A.label': 'Open' });
    expect(compareUses(ofPackage, vi, en)).toEqual([]);
    const [, changed] = pair({}, { 'x.A.label': 'Unfold' });
    expect(lines(compareUses(ofPackage, vi, changed))).toEqual([
      'packages/pages/a.ts:2 "x.A.label" says "Open", but "Unfold" in en.json:2, which readers see',
    ]);
  });
});

describe('checkCategories', () => {
  it('requires the texts of every category', () => {
    const text = JSON.stringify({
      key: 'leetcode-database',
      label: 'Database',
      link: { type: 'generated-index', description: 'Bài' },
    });
    const messages = messageFile('en.json', { 'sidebar.main.category.leetcode-database': 'SQL' });
    expect(lines(checkCategories([{ file: 'docs/a/_category_.json', text }], 'main', [messages]))).toEqual([
      'docs/a/_category_.json:1 "sidebar.main.category.leetcode-database.link.generated-index.description" is missing from en.json',
    ]);
  });
});

describe('compareCatalogues', () => {
  const catalogue = (file: string, text: string) => ({ file, ...readMap(text) });
  const vi = catalogue('vi.yml', 'a:\n  label: Khóa\n  permalink: /a\nb:\n  label: Chỉ mục');

  it('accepts translated texts', () => {
    expect(compareCatalogues(vi, catalogue('en.yml', 'a:\n  label: Key\n  permalink: /a\nb:\n  label: Index'))).toEqual(
      [],
    );
  });

  it('reports keys, fields, values and languages', () => {
    const en = catalogue('en.yml', 'a:\n  label: Khóa\n  permalink: /b\n  description: Key\nc:\n  label: Other');
    expect(lines(compareCatalogues(vi, en))).toEqual([
      'vi.yml:4 "b" is missing from en.yml',
      'en.yml:5 "c" is missing from vi.yml',
      'en.yml:1 "a" has a Vietnamese label: "Khóa"',
      'en.yml:1 "a" has a different permalink from vi.yml:1',
      'en.yml:1 "a" has description, which vi.yml:1 lacks',
    ]);
  });
});
