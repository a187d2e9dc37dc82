import type { SearchHit } from './algolia';
import { LEVELS } from './hierarchy';
import { readMarkedHtml } from './readMarkedHtml';
import { sitePath } from './sitePath';
import type { TextPart } from './types';

/** A hit as `/search` shows it. */
export interface PageHit {
  id: string;
  path: string;
  language: string;
  title: TextPart[];
  /** Titles of the page and of the headings above, outermost first. */
  breadcrumbs: TextPart[][];
  snippet: TextPart[];
}

export interface HitGroup {
  /** Top heading of the hits. */
  heading: string;
  hits: PageHit[];
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function toPageHit(hit: SearchHit, path: string): PageHit {
  const headings = LEVELS.slice(1)
    .map((level) => hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level])
    .filter((html) => html != null)
    .map(readMarkedHtml);
  return {
    id: hit.objectID,
    path,
    language: hit.language,
    title: headings.at(-1) ?? [],
    breadcrumbs: headings.slice(0, -1),
    snippet: readMarkedHtml(hit._snippetResult?.content?.value ?? hit.content ?? ''),
  };
}

/**
 * Groups one page of hits by their top heading, in order of first occurrence. Hits whose URL does not lead to this site
 * are dropped.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const path = sitePath(hit.url);
    if (path === undefined) continue;
    const heading = textOf(readMarkedHtml(hit.hierarchy.lvl0 ?? ''));
    const group = groups.get(heading) ?? { heading, hits: [] };
    groups.set(heading, group);
    group.hits.push(toPageHit(hit, path));
  }
  return [...groups.values()];
}

/** Appends a further page of groups; the first new group extends the last shown one when they have the same heading. */
export function appendGroups(shown: readonly HitGroup[], more: readonly HitGroup[]): HitGroup[] {
  const last = shown.at(-1);
  const next = more[0];
  if (!last || !next || last.heading !== next.heading) return [...shown, ...more];
  return [...shown.slice(0, -1), { heading: last.heading, hits: [...last.hits, ...next.hits] }, ...more.slice(1)];
}
