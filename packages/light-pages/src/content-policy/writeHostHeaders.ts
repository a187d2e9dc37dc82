import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pagesIn } from '../pagesIn';
import { sharedRoot } from '../sharedRoot';
import { policyText, scriptHashes, type PolicyOptions } from './contentPolicy';
import { headersFile, hostRules, withPagePolicy, type Hosting } from './hostHeaders';

/** Whether the site is served on the web and encrypted: a preview on the reader's own machine is not. */
const isPublished = (url: string) => url.startsWith('https://') && new URL(url).hostname !== 'example.com';

/**
 * Writes what hosts send with the pages, for those that read `_headers` and for Firebase. Each language
 * is built by itself: the last one sees the pages of all.
 *
 * @param settings - the file with the headers of Firebase Hosting, below the site's folder
 */
export async function writeHostHeaders(context: LoadContext, settings: string, options: PolicyOptions): Promise<void> {
  const { siteDir, siteConfig, i18n } = context;
  const { outDir: folder, baseUrl } = sharedRoot(context);
  const pages: string[] = [];
  const hashes = new Set<string>();
  for await (const { file, page } of pagesIn(folder)) {
    pages.push(`/${path.relative(folder, file).split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, ''));
    for (const hash of scriptHashes(page)) hashes.add(hash);
  }
  const policy = [
    policyText(options, [...hashes].sort()),
    ...(isPublished(siteConfig.url) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const { hosting } = JSON.parse(await readFile(path.join(siteDir, settings), 'utf8')) as { hosting: Hosting };
  const whole = withPagePolicy(hosting, policy);
  const folders = i18n.locales.map((locale) => (locale === i18n.defaultLocale ? '/' : `/${locale}/`));
  const deployed = { ...whole, public: '.', ignore: [...whole.ignore, '_headers'] };
  await writeFile(path.join(folder, 'firebase.json'), `${JSON.stringify({ hosting: deployed }, null, 2)}\n`);
  await writeFile(path.join(folder, '_headers'), headersFile(hostRules(whole, pages.sort(), folders), baseUrl));
}
