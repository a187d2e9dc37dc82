import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './checkContent';
import { type NewDocumentRequest, createDocument } from './createDocument';
import { localDay, parseDay } from './day';
import { similarTags } from './knownTags';
import { lessonPath, postSlug } from './newDocumentPath';
import { type TemporaryRepository, temporaryRepository } from './temporaryRepository';

const TAGS =
  'sql:\n  label: SQL\n  description: SQL\nmysql:\n  label: MySQL\n  description: MySQL\nwindow-function:\n  label: Window\n  description: Window\n';
const LESSON: NewDocumentRequest = {
  kind: 'lesson',
  path: 'database/05-sorting',
  titles: { vi: 'Sắp xếp: cơ bản', en: 'Sorting: basics' },
  tags: ['sql'],
  date: undefined,
  today: '2026-11-20',
};
const POST: NewDocumentRequest = { ...LESSON, kind: 'post', path: 'mysql-deadlocks', date: '2025-07-06' };

let repository: TemporaryRepository;

const read = (file: string) => readFileSync(path.join(repository.root, file), 'utf8');
const create = (request: NewDocumentRequest) => createDocument(repository.root, request);

beforeEach(() => {
  repository = temporaryRepository({
    'docs/tags.yml': TAGS,
    'blog/tags.yml': TAGS,
    'blog/authors.yml': 'owner:\n  name: A\n',
    'docs/database/_category_.json': '{"label": "Database", "position": 1}',
    'docs/database/course/_category_.json': '{"label": "Course", "position": 4}',
    'docs/database/course/far.mdx': '---\nsidebar_position: 99\n---\n',
    'docs/database/04-where.mdx': '---\nsidebar_position: 30.5\n---\n',
  });
});

afterEach(() => repository.dispose());

describe('a new lesson', () => {
  it('has complete front matter in both languages, after its siblings', () => {
    const { vi, en, nextSteps } = create(LESSON);
    expect(vi).toBe('docs/database/05-sorting.mdx');
    expect(read(vi)).toContain(
      '---\ntitle: "Sắp xếp: cơ bản"\ndescription: ""\ntags: [sql]\nsidebar_position: 31\nlast_checked: 2026-11-20\n---\n',
    );
    expect(read(en)).toMatch(
      /title: "Sorting: basics"[\s\S]*sidebar_position: 31[\s\S]*source_hash: '[0-9a-f]{12}'\n---\n/,
    );
    expect(nextSteps).toContain(`Run: npm run i18n -- stamp ${vi}`);
  });

  it('has no problems except for the texts left to write', () => {
    const { vi, en } = create(LESSON);
    const problems = checkContent(repository.root).problems.filter(({ file }) => file === vi || file === en);
    expect(problems.map(({ message }) => message)).toEqual([
      'front matter has no description',
      'front matter has no description',
    ]);
  });

  it('shows readers only headings', () => {
    const visible = read(create(LESSON).vi)
      .replace(/^---[\s\S]*?---\n/, '')
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(visible.every((line) => line.startsWith('## '))).toBe(true);
  });

  it('lists what is left to do: titles, tags, a category', () => {
    const { nextSteps } = create({
      ...LESSON,
      path: 'docs/new-topic/01-start.mdx',
      titles: { vi: '', en: '' },
      tags: [],
    });
    expect(nextSteps.slice(0, 3).join(' ')).toMatch(/_category_\.json.*titles.*tags/);
  });

  it('refuses to overwrite either language', () => {
    const { vi, en } = create(LESSON);
    const before = read(en);
    expect(() => create(LESSON)).toThrow(`${vi} and ${en}: already there`);
    expect(read(en)).toBe(before);
  });

  it('rejects unknown tags, suggests similar ones and writes nothing', () => {
    expect(() => create({ ...LESSON, tags: ['sql-x', 'window-functions'] })).toThrow(
      /"sql-x" is not declared in docs\/tags\.yml; did you mean sql.*\n"window-functions".*did you mean window-function\?/,
    );
    expect(existsSync(path.join(repository.root, 'docs/database/05-sorting.mdx'))).toBe(false);
  });

  it('rejects a date', () => {
    expect(() => create({ ...LESSON, date: '2026-01-01' })).toThrow(/--date is only for posts/);
  });
});

describe('a new post', () => {
  it('is named by date and slug', () => {
    const { vi, en } = create(POST);
    expect([vi, en]).toEqual([
      'blog/2025-07-06-mysql-deadlocks.mdx',
      'i18n/en/docusaurus-plugin-content-blog/2025-07-06-mysql-deadlocks.mdx',
    ]);
    expect(read(vi)).toContain('slug: mysql-deadlocks\n');
    expect(read(vi)).toContain('authors: [owner]\ntags: [sql]\ndate: 2025-07-06\nlast_checked: 2026-11-20\n---\n');
    expect(read(en)).toContain('\n{/* truncate */}\n');
  });

  it("has today's date by default", () => {
    expect(create({ ...POST, date: undefined }).vi).toBe('blog/2026-11-20-mysql-deadlocks.mdx');
  });

  it('rejects a slug that another day uses, and an invalid date', () => {
    create(POST);
    expect(() => create({ ...POST, date: '2025-07-07' })).toThrow(
      'blog/2025-07-06-mysql-deadlocks.mdx already has this slug',
    );
    expect(() => create({ ...POST, path: 'deadlocks', date: '2025-02-30' })).toThrow(/not a date/);
    expect(create({ ...POST, path: 'deadlocks' }).vi).toBe('blog/2025-07-06-deadlocks.mdx');
  });
});

describe('paths', () => {
  it("accepts paths like the site's routes", () => {
    expect(lessonPath('docs/web-security/webgoat-2023.8/A1-Broken-Access-Control/XXE-01.mdx')).toBe(
      'web-security/webgoat-2023.8/A1-Broken-Access-Control/XXE-01',
    );
    expect(postSlug('blog/uuid-v7')).toBe('uuid-v7');
  });

  it.each(['/etc/x', '../x', 'a//b', 'k6/bài-1', 'k6/part 1', 'k6/_partial', 'k6/', ''])(
    'rejects the lesson path %j',
    (given) => {
      expect(() => lessonPath(given)).toThrow();
    },
  );

  it.each(['2025-01-01-a', 'a/b', 'A-b', 'bài', 'a--b', ''])('rejects the slug %j', (given) => {
    expect(() => postSlug(given)).toThrow();
  });
});

describe('days and tags', () => {
  it('knows the calendar', () => {
    expect(parseDay('2024-02-29')).toBe('2024-02-29');
    expect(parseDay('2025-02-29')).toBeUndefined();
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('suggests at most three, the nearest first', () => {
    expect(similarTags('mysql-x', ['sql', 'mysql', 'k6'])).toEqual(['mysql', 'sql']);
    expect(similarTags('zzz', ['sql', 'mysql'])).toEqual([]);
  });
});
