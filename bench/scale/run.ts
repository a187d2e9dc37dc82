/**
 * Builds the site with its documents multiplied, and prints memory, time per page and what every page has to load.
 *
 * `npm run bench:scale -- [pages…]`: pages of both languages together, by default 300 and 2,000. Caches are cold.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from '../../scripts/install.mjs';
import { copyProject } from '../copyProject';
import { measureBuild } from '../measureBuild';
import { copyDocuments } from './copyDocuments';

const siteDir = path.join(repositoryRoot, '.cache/bench-scale');
const LANGUAGES = 2;
const GIGABYTE = 1024 ** 3;

async function brotliOf(folder: string, name: RegExp): Promise<number> {
  const files = (await readdir(folder)).filter((file) => name.test(file));
  const sizes = files.map(async (file) => brotliCompressSync(await readFile(path.join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function measure(wanted: number): Promise<Record<string, string | number>> {
  try {
    await copyProject(siteDir);
    await copyDocuments(siteDir, Math.ceil(wanted / LANGUAGES));
    const { seconds, cpuSeconds, peakBytes } = await measureBuild(siteDir, ['npx', 'docusaurus', 'build']);
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
