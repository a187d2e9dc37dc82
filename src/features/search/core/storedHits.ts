import type { SearchHit } from './algolia';
import { sitePath } from './sitePath';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isStoredHit(value: unknown): boolean {
  const hit = value as Record<string, unknown> | null;
  if (typeof hit !== 'object' || hit === null) return false;
  const hierarchy = hit.hierarchy as Record<string, unknown> | null;
  if (typeof hierarchy !== 'object' || hierarchy === null) return false;
  if (!isText(hit.objectID) || !isText(hit.url) || sitePath(hit.url) !== hit.url) return false;
  if (!isText(hierarchy.lvl0) || !isText(hierarchy.lvl1)) return false;
  return hit.type === 'content'
    ? isText(hit.content)
    : LEVELS.some((level) => level === hit.type) && isText(hierarchy[hit.type as string]);
}

/**
 * Removes what the modal cannot show from a stored list of searches.
 *
 * @param json - the list as stored in the browser
 * @returns the same text when all of it is valid, a shorter list when some of it is, null when none is
 */
export function cleanStoredHits(json: string): string | null {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return null;
  }
  if (!Array.isArray(list)) return null;
  const sound = list.filter(isStoredHit);
  if (sound.length === list.length) return json;
  return sound.length > 0 ? JSON.stringify(sound) : null;
}

/**
 * The modal stores a chosen text as its page, but only if that is a hit too. Otherwise its heading is stored.
 *
 * @param hit - the chosen hit, with its page as the modal has found it among the hits
 */
export function asStored<Hit extends Pick<SearchHit, 'type' | 'content' | 'hierarchy'>>(
  hit: Hit & { __docsearch_parent?: object | null },
): Hit {
  if (hit.type !== 'content' || hit.__docsearch_parent) return hit;
  return { ...hit, type: [...LEVELS].reverse().find((level) => hit.hierarchy[level]) ?? 'lvl0', content: null };
}
