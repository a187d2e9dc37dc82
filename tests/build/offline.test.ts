import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SQL_PROBLEMS } from '../../courses/leetcode/database';
import { SQL_OUTLINE } from '../../courses/sql/outline';
import { lessonId } from '../../src/features/progress/core/course';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';
import type { PackManifest, PackSummary, ShellManifest } from '../../src/features/offline/core/types';

const build = path.resolve(import.meta.dirname, '../../build');
const KILOBYTE = 1024;

const isBuilt = existsSync(path.join(build, 'offline/shell.json'));
if (!isBuilt)
  console.warn('The offline lists were not read: there is no build/. Run npm run build first; npm test does.');

const languageOf = (base: string) => (base === '/' ? 'vi' : 'en');

const readList = <List>(base: string, name: string) =>
  JSON.parse(readFileSync(path.join(build, base, 'offline', `${name}.json`), 'utf8')) as List;

function fileOf(url: string): string {
  const name = path.join(build, decodeURI(url));
  const found = [name, `${name}.html`, path.join(name, 'index.html')].find(
    (candidate) => existsSync(candidate) && path.extname(candidate) !== '',
  );
  if (!found) throw new Error(`The build has no file for ${url}.`);
  return found;
}

const revisionOf = (url: string) =>
  createHash('sha256')
    .update(readFileSync(fileOf(url)))
    .digest('hex')
    .slice(0, 10);

describe.skipIf(!isBuilt).each(['/', '/en/'])('the offline lists of %s', (base) => {
  const shell = () => readList<ShellManifest>(base, 'shell');
  const packs = () => readList<PackSummary[]>(base, 'packs').map(({ id }) => readList<PackManifest>(base, id));

  it('keep the shell within its budget, without engines or the other language', () => {
    const { bytes, files } = shell();
    const urls = files.map(({ url }) => url);
    expectWithinBudgets(`offline-shell-${languageOf(base)}`, [
      { of: `${base} (${files.length} files)`, budget: 'offline.shell', weight: bytes },
    ]);
    expect(urls.filter((url) => /\/assets\/(?:sql|code-lab|search)\//.test(url))).toEqual([]);
    expect(urls.filter((url) => url.startsWith('/en/') !== (base === '/en/') && !url.startsWith('/img/'))).toEqual([]);
    for (const page of ['', 'docs', 'blog', 'search', 'offline']) expect(urls).toContain(base + page);
  });

  /** The answer files of the exercises whose ids begin with `prefix`. */
  const answersOf = (prefix: string) =>
    readdirSync(path.join(build, 'assets/sql/exercises'))
      .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
      .map((name) => `/assets/sql/exercises/${name}`);
  const urlsOf = (course: string) =>
    packs()
      .find(({ id }) => id === course)
      ?.files.map(({ url }) => url) ?? [];

  it('contain the whole SQL course: every lesson of its outline, every exercise', () => {
    const urls = urlsOf('database');
    const lessons = SQL_OUTLINE.lessons.map((lesson) => `${base}docs/${lessonId(SQL_OUTLINE, lesson)}`);
    expect(lessons.filter((url) => !urls.includes(url))).toEqual([]);
    const answers = answersOf('sql-');
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((url) => !urls.includes(url))).toEqual([]);
  });

  it('contain all LeetCode problems: every exercise with its rows, and the rows of the measured approaches', () => {
    const urls = urlsOf('leetcode');
    const answers = answersOf('lc-');
    expect(answers).toHaveLength(SQL_PROBLEMS.length);
    expect(answers.filter((url) => !urls.includes(url))).toEqual([]);
    for (const { dataset, cost } of SQL_PROBLEMS) {
      for (const id of [dataset.id, `${dataset.id}_mixed`, cost.dataset.id])
        expect(
          urls.some((url) => url.startsWith(`/assets/sql/${id}-sqlite.`)),
          id,
        ).toBe(true);
    }
  });

  it('name every course of the documentation with all its pages and its search', () => {
    const folders = readdirSync(path.join(build, base, 'docs'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['category', 'tags'].includes(entry.name))
      .map(({ name }) => name);
    expect(
      packs()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(folders.sort());
    for (const { id, bytes, stored, files, places, postgres } of packs()) {
      const urls = files.map(({ url }) => url);
      const budget = postgres ? 'offline.sqlCourse' : 'offline.otherCourse';
      const of = `${base}${id}, ${(stored / KILOBYTE).toFixed(0)} KiB kept`;
      expectWithinBudgets(`offline-${languageOf(base)}-${id}`, [{ of, budget, weight: bytes }]);
      const lessons = readdirSync(path.join(build, base, 'docs', id), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => `${base}docs/${id}/${name.slice(0, -'.html'.length)}`);
      expect(urls).toEqual(expect.arrayContaining(lessons));
      for (const page of places.filter((path) => !path.endsWith('/'))) expect(urls).toContain(encodeURI(page));
      expect(urls.filter((url) => /search-(?:manifest|index)/.test(url))).toHaveLength(2);
      for (const script of ['dialog', 'client', 'worker']) {
        expect(urls.filter((url) => url.includes(`/search-${script}.`))).toHaveLength(1);
      }
    }
  });

  it('include both engines in the course that runs SQL', () => {
    const sql = packs().find(({ id }) => id === 'database');
    const urls = sql?.files.map(({ url }) => url).join(' ') ?? '';
    for (const part of ['sqlite-engine', 'sqlite-worker', 'postgres-engine', 'postgres-worker', 'nha_sach-sqlite']) {
      expect(urls).toContain(`/assets/sql/${part}.`);
    }
    expect(sql?.postgres).toBe(true);
  });

  it('have the revisions of the files in the build', () => {
    const files = [...shell().files, ...packs().flatMap(({ files: all }) => all)];
    for (const { url, revision } of files) expect(revisionOf(url), url).toBe(revision);
  });

  it('have the version that the service worker uses', () => {
    const worker = readFileSync(path.join(build, 'sw.js'), 'utf8');
    expect(worker.split('\n')[0]).toContain(`{"base":"${base}","shell":"${shell().version}"}`);
    expectWithinBudgets('offline-worker', [
      { of: 'sw.js', budget: 'offline.worker', weight: brotliCompressSync(worker).length },
    ]);
    expect(existsSync(path.join(build, 'en/sw.js'))).toBe(false);
  });

  it('belong to a site that can be installed', () => {
    const page = readFileSync(path.join(build, base, 'index.html'), 'utf8');
    expect(page).toMatch(new RegExp(`<link[^>]*rel=["']?manifest["']?[^>]*href=["']?${base}manifest\\.webmanifest`));
    const manifest = JSON.parse(readFileSync(path.join(build, base, 'manifest.webmanifest'), 'utf8')) as {
      start_url: string;
    };
    expect(manifest.start_url).toBe(base);
  });
});
