/**
 * Builds the site with its documents multiplied, and prints memory, time a page and what every page has to load.
 *
 * `npm run bench:scale -- [pages…]`: pages of both languages together, 300 and 2,000 unless told. Caches are cold.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyDocuments } from './copyDocuments';
import { measureBuild } from './measureBuild';

const project = path.resolve(import.meta.dirname, '../..');
const COPIED = ['blog', 'courses', 'docs', 'i18n', 'patches', 'scripts', 'src', 'static'];
const FILES = ['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];
const LANGUAGES = 2;
const GIGABYTE = 1024 ** 3;

/** A folder whose packages are the project's and whose caches are its own. */
async function linkPackages(siteDir: string): Promise<void> {
  const target = path.join(siteDir, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(path.join(project, 'node_modules'))) {
    if (name !== '.cache') await symlink(path.join(project, 'node_modules', name), path.join(target, name));
  }
}

async function brotliOf(folder: string, name: RegExp): Promise<number> {
  const files = (await readdir(folder)).filter((file) => name.test(file));
  const sizes = files.map(async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function measure(wanted: number): Promise<Record<string, string | number>> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'scale-'));
  try {
    for (const name of [...COPIED, ...FILES])
      await cp(path.join(project, name), path.join(siteDir, name), { recursive: true });
    await linkPackages(siteDir);
    await copyDocuments(siteDir, Math.ceil(wanted / LANGUAGES));
    const { seconds, cpuSeconds, peakBytes } = await measureBuild(siteDir);
    const build = path.join(siteDir, 'build');
    const pages = (await readdir(build, { recursive: true })).filter((name) => name.endsWith('.html')).length;
    const scripts = path.join(build, 'assets/js');
    const lesson = 'docs/database/learn-sql-in-30-days/05-sorting-and-limiting.html';
    return {
      'pages (HTML)': pages,
      'peak memory, GB': (peakBytes / GIGABYTE).toFixed(2),
      'CPU, s': cpuSeconds.toFixed(0),
      'time, s': seconds.toFixed(0),
      'CPU a page, s': (cpuSeconds / pages).toFixed(3),
      'main, B': await brotliOf(scripts, /^main\./),
      'runtime, B': await brotliOf(scripts, /^runtime~main\./),
      'a lesson, B': brotliCompressSync(await readFile(path.join(build, lesson))).length,
    };
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2).map(Number);
for (const count of wanted.length > 0 ? wanted : [300, 2000]) {
  console.log(`Building about ${count} documents…`);
  console.table([await measure(count)]);
}
