import { contentHash } from '../../../components/contentHash';
import { FILES_LIST, LIST_FOLDER, localeOf } from '../core/paths';
import type { FileRevisions } from '../core/types';
import { scope } from './scope';

const lists = new Map<string, Promise<FileRevisions>>();

async function fetchList(base: string): Promise<FileRevisions> {
  const response = await fetch(`${base}${LIST_FOLDER}/${FILES_LIST}`, { cache: 'no-cache' });
  return (await response.json()) as FileRevisions;
}

function listOf(locale: string, base: string, isAnew: boolean): Promise<FileRevisions> {
  const known = isAnew ? undefined : lists.get(locale);
  const list = known ?? fetchList(base).catch(() => ({}));
  lists.set(locale, list);
  return list;
}

/**
 * Whether a response is the file that the build wrote under its URL. A host in trouble also sends empty files, halves
 * and other files, with the right type and status.
 *
 * The list is fetched when the first file is to be kept, and again for a file that it does not name, because the site
 * may have been built anew since then. Without a list nothing is known.
 */
export async function isListed(url: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(url);
  const locale = localeOf(pathname, scope.__SITE);
  const base = locale && scope.__SITE[locale]?.base;
  if (!locale || !base) return false;
  const revision = await contentHash(await response.clone().arrayBuffer());
  for (const isAnew of [false, true]) {
    if ((await listOf(locale, base, isAnew))[pathname] === revision) return true;
  }
  return false;
}
