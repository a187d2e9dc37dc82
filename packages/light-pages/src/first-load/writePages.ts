import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { build } from 'esbuild';
import { hasTrustedTypes, withPolicy } from '../content-policy/contentPolicy';
import { writeHostHeaders } from '../content-policy/writeHostHeaders';
import type { LightPagesOptions } from '../options';
import { pagesIn } from '../pagesIn';
import { sharedRoot } from '../sharedRoot';
import { findOpened } from './findOpened';
import type { PageFiles } from './pageFiles';
import { prepareSheet } from './purgeCss';
import { cutFaces, hasClass, linkSheets, rewritePage, type Sheet } from './rewritePage';
import { withUnloadedNotice } from './unloadedNotice';

/** Docusaurus' own sheet, which every page needs. */
const COMMON_SHEET = /^styles\./;
/** Marks a page that is already rewritten: one of another language, in a subfolder. */
const WRITTEN = 'http-equiv="Content-Security-Policy"';
const READING_PAGES = ['plugin-docs', 'plugin-blog'];
const SEARCH_KEYS = { alone: '/', withControl: 'k' };

/**
 * Takes the `@font-face` rules out of Docusaurus' sheet.
 *
 * @returns these rules, which every page contains
 */
async function takeFaces(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets', 'css');
  const name = (await readdir(folder)).find((each) => COMMON_SHEET.test(each));
  if (!name)
    throw new Error(`${path.relative(process.cwd(), folder)} has no sheet styles.*.css, as Docusaurus writes it.`);
  const file = path.join(folder, name);
  const { faces, rest } = cutFaces(await readFile(file, 'utf8'));
  await writeFile(file, rest);
  return faces;
}

/** The sheets that pages take rules from, the common one first. */
async function readSheets(outDir: string, baseUrl: string, brought: readonly string[]): Promise<Sheet[]> {
  const folder = path.join(outDir, 'assets', 'css');
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith('.css') && !brought.some((start) => name.startsWith(`${start}.`)),
  );
  const sheets = names.map(async (name) => ({
    url: `${baseUrl}assets/css/${name}`,
    prepared: prepareSheet(await readFile(path.join(folder, name), 'utf8')),
    isCommon: COMMON_SHEET.test(name),
  }));
  return (await Promise.all(sheets)).sort((left, right) => Number(right.isCommon) - Number(left.isCommon));
}

/** Compiles an inline script of the pages from its file in this package, with the modules that it imports. */
async function readScript(name: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const file = path.join(__dirname, '..', name);
  const constants = Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]);
  const { outputFiles } = await build({
    // As a file of its own, a script without exports would be wrapped as a CommonJS module.
    stdin: { contents: await readFile(file, 'utf8'), loader: 'ts', resolveDir: path.dirname(file), sourcefile: file },
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    // The configuration of the site must not change the script.
    tsconfigRaw: '{}',
    define: Object.fromEntries(constants) as Record<string, string>,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Calls a function that rewrites a page; if it throws, the error names the page. */
function named(name: string, rewrite: () => string): string {
  try {
    return rewrite();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Replaces a file atomically, so that an interrupted build leaves no half-written page. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Rewrites all pages of a language for publication. The steps, in order: collect the rules of all sheets, reduce them
 * for each page, hold fonts back, and add the loader, the notice for lost scripts and the content
 * policy. Finally it writes the headers for hosts.
 */
export async function writePages(
  context: LoadContext,
  options: LightPagesOptions,
  filesOf: (file: string) => PageFiles,
  outDir: string,
): Promise<void> {
  const { i18n, baseUrl, siteConfig, siteStorage } = context;
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
  const { baseUrl: root } = sharedRoot(context);
  const { hydration = 'intent', searchKeys = SEARCH_KEYS } = options;
  const notice = options.unloadedNotice?.[i18n.currentLocale];
  const policy = {
    sources: options.policy?.sources ?? {},
    trustedTypes: options.policy?.trustedTypes,
    hasScriptFiles: hydration === 'immediate',
  };
  const faces = await takeFaces(outDir);
  const sheets = await readSheets(outDir, baseUrl, options.broughtSheets ?? []);
  const policyScript = await readScript('content-policy/trustedTypes.ts');
  const loader = await readScript('first-load/start.ts', {
    SEARCH_KEY: searchKeys.alone,
    SEARCH_KEY_WITH_CONTROL: searchKeys.withControl,
    STORAGE_NAMESPACE: siteStorage.namespace,
    ANNOUNCEMENT: announcementBar?.id ?? '',
  });
  // One script instead of two: no script before the loader needs the rules.
  const start = hasTrustedTypes(policy.sources) ? policyScript + loader : loader;
  const isReading = hasClass([...READING_PAGES, ...(options.readingPages ?? [])]);
  const opened = await findOpened(outDir, baseUrl, options.opened ?? []);
  for await (const { file, page } of pagesIn(outDir)) {
    if (page.includes(WRITTEN)) continue;
    const name = path.relative(outDir, file);
    const { scripts: later, sheets: asked } = filesOf(name);
    const frame = { faces, start, later, opened, asked, isReading };
    const hasLoader = hydration === 'intent';
    const rewritten = hasLoader ? rewritePage(page, sheets, frame) : linkSheets(page, sheets, faces);
    const complete = withUnloadedNotice(rewritten, root, notice);
    await replaceFile(
      file,
      named(name, () => withPolicy(complete, policy, hasLoader ? undefined : policyScript)),
    );
  }
  if (options.hosting) await writeHostHeaders(context, options.hosting, policy, options.assetFolders);
}
