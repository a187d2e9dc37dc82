import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteFiles } from '../../../src/features/offline/build/siteFiles';
import { FILES_LIST, LIST_FOLDER } from '../../../src/features/offline/core/paths';
import type { PackManifest, PackSummary, SavedFile } from '../../../src/features/offline/core/types';
import { RETIRING_WORKER } from '../../../src/features/offline/build/workerFile';
import { buildFolder } from '../site';

const hashOf = (text: string | Buffer, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** The first file of a folder that matches the predicate. */
function findFile(folder: string, isWanted: (text: string, name: string) => boolean): { file: string; text: string } {
  for (const name of readdirSync(folder)) {
    if (!path.extname(name)) continue;
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (isWanted(text, name)) return { file: path.join(folder, name), text };
  }
  throw new Error(`No file in ${folder} is the one that is looked for.`);
}

/** Writes a file under the hash of its new text and deletes the old one, as a bundler does. */
function rename(file: string, text: string): { before: string; after: string } {
  const { dir, name, ext } = path.parse(file);
  const [, stem = '', before = ''] = /^(.*)\.([0-9a-f]{8})$/.exec(name) ?? [];
  const after = hashOf(text, 8);
  writeFileSync(path.join(dir, `${stem}.${after}${ext}`), text);
  rmSync(file);
  return { before: `${stem}.${before}`, after: `${stem}.${after}` };
}

/** A copy of the build that can be changed. */
function copyBuild(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'second-build-')), 'build');
  cpSync(buildFolder, folder, { recursive: true });
  return folder;
}

function editPages(folder: string, edit: (page: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html') || name.startsWith('en/')) continue;
    const file = path.join(folder, name);
    const page = readFileSync(file, 'utf8');
    const edited = edit(page);
    if (edited !== page) writeFileSync(file, edited);
  }
}

/** Regenerates the lists and the worker, as the build does from its files. */
function remakeLists(folder: string, renamed: readonly { before: string; after: string }[]): void {
  const files = new SiteFiles([{ baseUrl: '/', outDir: folder }]);
  const remake = (saved: readonly SavedFile[]) =>
    saved.map(({ url }) =>
      files.describe(renamed.reduce((found, { before, after }) => found.replace(before, after), url)),
    );
  const lists = path.join(folder, 'offline');
  const versions = new Map<string, string>();
  for (const name of readdirSync(lists).filter((list) => !['packs.json', FILES_LIST].includes(list))) {
    const list = JSON.parse(readFileSync(path.join(lists, name), 'utf8')) as PackManifest;
    const saved = remake(list.files);
    const version = hashOf(JSON.stringify(saved), 10);
    versions.set(name.replace('.json', ''), version);
    writeFileSync(path.join(lists, name), JSON.stringify({ ...list, version, files: saved }));
  }
  const packs = JSON.parse(readFileSync(path.join(lists, 'packs.json'), 'utf8')) as PackSummary[];
  const summaries = packs.map((pack) => ({ ...pack, version: versions.get(pack.id) }));
  writeFileSync(path.join(lists, 'packs.json'), JSON.stringify(summaries));
  writeFileSync(path.join(lists, FILES_LIST), JSON.stringify(files.revisions(['en', LIST_FOLDER])));
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const shell = versions.get('shell') ?? '';
  writeFileSync(path.join(folder, 'sw.js'), worker.replace(/("vi":\{"base":"\/","shell":")[^"]+/, `$1${shell}`));
}

/**
 * A second build without building twice: a copy of the build with another heading in a Vietnamese lesson, and all that
 * follows from it: the lesson's chunk and the bundler's runtime that names it have new names, all pages request the new
 * runtime, the old files are gone, and the lists and the worker are regenerated.
 *
 * @param lesson - path of the lesson
 * @param heading - its heading, as both its page and its chunk write it
 */
export function secondBuild(lesson: string, heading: string, changed: string): string {
  const folder = copyBuild();
  const scripts = path.join(folder, 'assets/js');
  const id = `"id":"${lesson.replace('/docs/', '')}"`;
  const content = findFile(scripts, (text) => text.includes(id) && text.includes('frontMatter'));
  const first = rename(content.file, content.text.replaceAll(heading, changed));
  const runtime = findFile(scripts, (_text, name) => name.startsWith('runtime~main.'));
  const digestOf = (name: string) => path.extname(name).slice(1);
  if (!runtime.text.includes(digestOf(first.before))) throw new Error('The runtime does not name the chunk.');
  const second = rename(runtime.file, runtime.text.replaceAll(digestOf(first.before), digestOf(first.after)));
  editPages(folder, (page) => page.replaceAll(first.before, first.after).replaceAll(second.before, second.after));
  const page = path.join(folder, `${lesson}.html`);
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(heading, changed));
  remakeLists(folder, [first, second]);
  return folder;
}

/**
 * The build with the kill switch on, as far as it matters to readers who have a worker: the retiring worker, and pages
 * that register none. A real build with `OFFLINE=off` is tested in `tests/e2e-services`.
 */
export function retiredBuild(): string {
  const folder = copyBuild();
  writeFileSync(path.join(folder, 'sw.js'), RETIRING_WORKER);
  const registers = '&&"serviceWorker"in navigator&&';
  const main = findFile(
    path.join(folder, 'assets/js'),
    (text, name) => name.startsWith('main.') && text.includes(registers),
  );
  const { before, after } = rename(main.file, main.text.replace(registers, '&&!1&&'));
  editPages(folder, (page) => page.replaceAll(before, after));
  return folder;
}
