import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkContent } from './checkContent';
import { listPairs, pairOf } from './contentPaths';
import { sourceHash } from './sourceHash';
import { stampDocument, withSourceHash } from './stampDocument';
import { type TemporaryRepository, temporaryRepository } from './temporaryRepository';
import { translationTable } from './translationTable';

const EN_DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';
const VI =
  '---\ntitle: Khóa chính\ndescription: Mỗi hàng một khóa.\nlast_checked: 2026-01-02\n---\n\nMỗi hàng có đúng một khóa chính.\n';
const EN =
  '---\r\ntitle: "Primary key"   \r\ndescription: One key a row.\r\nlast_checked: 2026-01-02\r\n---\r\n\r\nEvery row has one key.  \r\n';

let repository: TemporaryRepository | undefined;

function make(files: Record<string, string>): string {
  repository = temporaryRepository(files);
  return repository.root;
}

function pair(file: string) {
  const found = pairOf(file);
  if (!found) throw new Error(`${file} is outside the content folders`);
  return found;
}

afterEach(() => {
  repository?.dispose();
  repository = undefined;
});

describe('pairs', () => {
  it('maps either language to the pair', () => {
    const expected = { kind: 'doc', vi: 'docs/k6/part-01.mdx', en: `${EN_DOCS}/k6/part-01.mdx` };
    expect(pairOf('docs/k6/part-01.mdx')).toEqual(expected);
    expect(pairOf(`./${EN_DOCS}/k6/part-01.mdx`)).toEqual(expected);
    expect(pairOf('src/pages/about.mdx')?.en).toBe('i18n/en/docusaurus-plugin-content-pages/about.mdx');
    expect(pairOf('README.md')).toBeUndefined();
  });

  it('lists documents that exist in only one language', () => {
    const root = make({ 'docs/a.mdx': VI, [`${EN_DOCS}/b.mdx`]: EN, 'blog/c.mdx': VI, 'docs/picture.png': '' });
    expect(listPairs(root).map(({ vi }) => vi)).toEqual(['blog/c.mdx', 'docs/a.mdx', 'docs/b.mdx']);
  });
});

describe('partials', () => {
  it('are stamped in a comment, because they have no front matter', () => {
    const [vi, en] = ['docs/_part.mdx', `${EN_DOCS}/_part.mdx`];
    const root = make({ [vi]: 'Mỗi hàng có đúng một khóa chính.\n', [en]: 'Every row has one key.\n' });
    expect(checkContent(root).problems).toMatchObject([{ file: en, kind: 'stale' }]);
    expect(stampDocument(root, pair(vi))).toEqual({ outcome: 'stamped' });
    expect(readFileSync(path.join(root, en), 'utf8')).toMatch(
      /^\{\/\* source_hash: '[0-9a-f]{12}' \*\/\}\n\nEvery row/,
    );
    expect(checkContent(root).problems).toEqual([]);
    expect(stampDocument(root, pair(vi))).toEqual({ outcome: 'current' });
  });

  it('of posts need no end of the opening', () => {
    const [vi, en] = ['blog/_part.mdx', 'i18n/en/docusaurus-plugin-content-blog/_part.mdx'];
    const root = make({ [vi]: 'Mỗi hàng có đúng một khóa chính.\n', [en]: 'Every row has one key.\n' });
    expect(checkContent(root).problems).toMatchObject([{ file: en, kind: 'stale' }]);
  });
});

describe('checkContent', () => {
  it('reports an invalid date', () => {
    const root = make({
      'docs/a.mdx': VI.replace('2026-01-02', 'yesterday'),
      [`${EN_DOCS}/a.mdx`]: EN.replace('2026-01-02', '2026-02-31'),
    });
    const days = checkContent(root).problems.filter(({ message }) => message.includes('not a date'));
    expect(days).toEqual([
      {
        file: 'docs/a.mdx',
        line: 4,
        message: 'last_checked is "yesterday", which is not a date',
        mend: 'write it as YYYY-MM-DD',
      },
      {
        file: `${EN_DOCS}/a.mdx`,
        line: 4,
        message: 'last_checked is "2026-02-31", which is not a date',
        mend: 'write it as YYYY-MM-DD',
      },
    ]);
  });

  it('reports twins that are missing on either side, sorted', () => {
    const root = make({ 'docs/a.mdx': VI, [`${EN_DOCS}/b.mdx`]: EN });
    expect(checkContent(root).problems.map(({ file, message }) => [file, message])).toEqual([
      ['docs/a.mdx', 'there is no English twin'],
      [`${EN_DOCS}/b.mdx`, 'there is no Vietnamese original docs/b.mdx'],
    ]);
  });

  it('reports unreadable files with their line and continues', () => {
    const root = make({
      'docs/a.mdx': `${VI}\n<Broken\n`,
      [`${EN_DOCS}/a.mdx`]: EN.replace('title:', 'title: x: '),
      'docs/b.mdx': `${VI.normalize('NFD')}\n<<<<<<< HEAD\n=======\n>>>>>>> other\n`,
    });
    const { problems } = checkContent(root);
    const at = (file: string) => problems.filter((problem) => problem.file === file).map(({ line }) => line);
    expect(at('docs/a.mdx')).toEqual([10]);
    expect(at(`${EN_DOCS}/a.mdx`)).toEqual([2]);
    expect(problems.filter(({ message }) => /NFC/.test(message)).map(({ line }) => line)).toEqual([2, 3, 7]);
    expect(problems.filter(({ message }) => /merge marker/.test(message)).map(({ line }) => line)).toEqual([9, 10, 11]);
  });

  it('checks tags, translation files and code besides documents', () => {
    const root = make({
      'docs/tags.yml': 'sql:\n  label: SQL\n',
      'i18n/vi/code.json': '{\n  "a.B.c": {"message": "Mở"}\n}',
      'i18n/en/code.json': '{\n  "a.B.c": {"message": "Open"}\n}',
      'i18n/vi/docusaurus-theme-classic/navbar.json': '{}',
      'src/a.tsx': "import { translate } from '@docusaurus/Translate';\ntranslate({ id: 'a.B.d', message: 'Đóng' });",
      'src/a.test.tsx': "import { translate } from '@docusaurus/Translate';\ntranslate({ id: 'a.B.c' });",
    });
    expect(checkContent(root).problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'docs/tags.yml:1 there is no English twin',
      'i18n/en/code.json:2 "a.B.c" is used nowhere in src or packages',
      'i18n/vi/code.json:2 "a.B.c" is used nowhere in src or packages',
      'i18n/vi/docusaurus-theme-classic/navbar.json:1 i18n/en/docusaurus-theme-classic/navbar.json is missing',
      'src/a.tsx:2 "a.B.d" is missing from i18n/en/code.json',
    ]);
  });

  it('tabulates the states', () => {
    const root = make({
      'docs/differs.mdx': `${VI}\n## Một {/* #one */}\n`,
      [`${EN_DOCS}/differs.mdx`]: EN,
      'docs/missing.mdx': VI,
      'docs/ok.mdx': VI,
      [`${EN_DOCS}/ok.mdx`]: withSourceHash(EN, sourceHash(VI)),
      'docs/stale.mdx': VI,
      [`${EN_DOCS}/stale.mdx`]: EN,
    });
    expect(translationTable(checkContent(root).pairs)).toBe(
      [
        'document          vi  en       last checked',
        'docs/differs.mdx  ok  differs  2026-01-02',
        'docs/missing.mdx  ok  missing  2026-01-02',
        'docs/ok.mdx       ok  ok       2026-01-02',
        'docs/stale.mdx    ok  stale    2026-01-02',
      ].join('\n'),
    );
  });
});

describe('stamp', () => {
  it('adds the hash and keeps every other byte', () => {
    const stamped = withSourceHash(EN, 'abc123abc123');
    expect(stamped).toBe(EN.replace('\r\n---\r\n\r\n', "\r\nsource_hash: 'abc123abc123'\r\n---\r\n\r\n"));
    expect(withSourceHash(stamped, 'def456def456')).toBe(stamped.replace('abc123abc123', 'def456def456'));
  });

  it('rejects a text without front matter', () => {
    expect(() => withSourceHash('Text\n\n---\na: 1\n---\n', 'a')).toThrow(/front matter/);
  });

  it('makes a stale document current', () => {
    const root = make({ 'docs/a.mdx': VI, [`${EN_DOCS}/a.mdx`]: EN });
    expect(stampDocument(root, pair('docs/a.mdx'))).toEqual({ outcome: 'stamped' });
    expect(checkContent(root).problems).toEqual([]);
    expect(stampDocument(root, pair('docs/a.mdx'))).toEqual({ outcome: 'current' });
  });

  it('refuses to stamp while the languages differ, and writes nothing', () => {
    const root = make({ 'docs/a.mdx': VI, [`${EN_DOCS}/a.mdx`]: `${EN}\n## More {/* #more */}\n` });
    expect(stampDocument(root, pair('docs/a.mdx'))).toMatchObject({
      outcome: 'refused',
      problems: [{ message: expect.stringMatching(/heading 1/) }],
    });
    expect(readFileSync(path.join(root, EN_DOCS, 'a.mdx'), 'utf8')).not.toContain('source_hash');
  });
});
