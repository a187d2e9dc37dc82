import type { HighlightedValue, SearchHit, SearchParameters, SearchRequest, SearchResult } from './algolia';
import type { SearchIndex, SectionWords } from './buildIndex';
import { countBits } from './countBits';
import { escapeHtml } from './escapeHtml';
import { countFacets, facetValues, filteredLanguages, passesFilters, topGroup } from './facets';
import type { FacetValues } from './facets';
import { LEVELS, hierarchyOf } from './hierarchy';
import { markRanges, partsToHtml, splitParts } from './highlight';
import type { Marker } from './highlight';

import { rank } from './rank';
import type { Ranking } from './rank';
import { onOneLine, snippetRange } from './snippet';
import type { HierarchyLevel, IndexPage, IndexSection, RankedSection } from './types';

/** The context of a search: the loaded indexes, and what turns paths into URLs. */
export interface SearchScope {
  indexes: ReadonlyMap<string, SearchIndex>;
  /** Language of the page that sends the request. */
  language: string;
  origin: string;
}

interface ScopedHit {
  index: SearchIndex;
  language: string;
  hit: RankedSection;
  ranking: Ranking;
  facets: FacetValues;
}

/** The class that the theme's search page expects. */
const DEFAULT_PRE_TAG = '<span class="algolia-docsearch-suggestion--highlight">';
const DEFAULT_POST_TAG = '</span>';
const DEFAULT_SNIPPET_WORDS = 10;
/** The modal shows this many hits of a group and drops the rest, so hits of other groups move ahead of those. */
const SHOWN_OF_GROUP = 5;
/** Sections of the best page that may come before other pages; of each other page it is one. */
const SHOWN_OF_FIRST = 2;

interface Style {
  preTag: string;
  postTag: string;
  ellipsis: string;
  wordsOf: (attribute: string) => number;
}

function styleOf(parameters: SearchParameters): Style {
  const sizes = new Map(
    (parameters.attributesToSnippet ?? []).map((entry) => {
      const [attribute = '', size] = entry.split(':');
      return [attribute, Number(size) || DEFAULT_SNIPPET_WORDS];
    }),
  );
  return {
    preTag: parameters.highlightPreTag ?? DEFAULT_PRE_TAG,
    postTag: parameters.highlightPostTag ?? DEFAULT_POST_TAG,
    ellipsis: escapeHtml(parameters.snippetEllipsisText ?? '…'),
    wordsOf: (attribute) => sizes.get(attribute) ?? DEFAULT_SNIPPET_WORDS,
  };
}

interface Shown {
  full: HighlightedValue;
  snippet: HighlightedValue;
  /** The words of the snippet, escaped and without mark tags, which the modal later shows among recent searches. */
  plain: string;
}

function show(text: string, attribute: string, marker: Marker, style: Style): Shown {
  const line = onOneLine(text);
  const ranges = attribute === 'hierarchy.lvl0' ? [] : markRanges(line, marker);
  const matchLevel = ranges.length > 0 ? 'full' : 'none';
  const { start, end } = snippetRange(line, ranges, style.wordsOf(attribute));
  const inside = ranges
    .filter((range) => range.end > start && range.start < end)
    .map((range) => ({ ...range, start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start }));
  const cut = line.slice(start, end);
  const withEllipses = (html: string) =>
    `${start > 0 ? style.ellipsis : ''}${html}${end < line.length ? style.ellipsis : ''}`;
  return {
    full: { value: partsToHtml(splitParts(line, ranges), style.preTag, style.postTag), matchLevel },
    snippet: { value: withEllipses(partsToHtml(splitParts(cut, inside), style.preTag, style.postTag)), matchLevel },
    plain: withEllipses(escapeHtml(cut)),
  };
}

/**
 * Builds the marker for a hit as a whole: if the typed word occurs anywhere in the hit, a title with other diacritics
 * is not marked.
 */
function markerOf(index: SearchIndex, sectionId: number, { expansions, literal }: Ranking): Marker {
  // Without diacritics in the query there is nothing to distinguish.
  if (!expansions.some(({ token }) => token.isMarked)) return { expansions, literal };
  const own = index.sectionWords[sectionId] as SectionWords;
  const present = new Set([...own.heading, ...own.content].map((id) => index.words[id] as string));
  const exactOnly = new Set(expansions.filter(({ exact }) => [...exact].some((word) => present.has(word))));
  return { expansions, literal, exactOnly };
}

function toSearchHit({ index, language, hit, ranking }: ScopedHit, origin: string, style: Style): SearchHit {
  const section = index.text.sections[hit.sectionId] as IndexSection;
  const page = index.text.pages[section.pageId] as IndexPage;
  const texts = hierarchyOf(index.text, hit.sectionId);
  const marker = markerOf(index, hit.sectionId, ranking);
  const address = encodeURI(`${origin}${page.url}`);
  const result: SearchHit = {
    objectID: `${page.url}#${section.anchor ?? ''}:${section.heading}`,
    url: section.anchor === null ? address : `${address}#${section.anchor}`,
    url_without_anchor: address,
    anchor: section.anchor,
    type: hit.type,
    content: null,
    hierarchy: { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    language,
    docusaurus_tag: page.tag,
    section: topGroup(page),
    _snippetResult: { hierarchy: {} },
    _highlightResult: { hierarchy: {} },
  };
  for (const level of LEVELS) {
    const text = texts[level];
    if (text === null) continue;
    const shown = show(text, `hierarchy.${level}`, marker, style);
    result.hierarchy[level] = escapeHtml(text);
    result._snippetResult.hierarchy[level] = shown.snippet;
    result._highlightResult.hierarchy[level] = shown.full;
  }
  if (section.content) {
    const shown = show(section.content, 'content', marker, style);
    result.content = shown.plain;
    result._snippetResult.content = shown.snippet;
  }
  return result;
}

/** Changes the type of a hit whose type names an empty text, because the modal would show an empty row. */
function withSoundType(hit: SearchHit): SearchHit {
  const text = hit.type === 'content' ? hit.content : hit.hierarchy[hit.type];
  if (text) return hit;
  const deepest = [...LEVELS].reverse().find((level) => hit.hierarchy[level]) as HierarchyLevel;
  return { ...hit, type: hit.content ? 'content' : deepest };
}

interface Found {
  hits: ScopedHit[];
  leftOut: readonly string[];
}

function findHits(parameters: SearchParameters, { indexes, language }: SearchScope): Found {
  const named = filteredLanguages(parameters.facetFilters);
  const searched = [...new Set(named.length > 0 ? named : [language])].flatMap((asked) => {
    const index = indexes.get(asked);
    return index ? [{ asked, index, ranking: rank(index, parameters.query ?? '') }] : [];
  });
  const answering = searched.filter(({ ranking }) => ranking.hits.length > 0);
  // Hits of the whole query in one language are not mixed with hits of a part of it in another.
  const fewest = Math.min(...answering.map(({ ranking }) => ranking.leftOut.length));
  const best = answering.filter(({ ranking }) => ranking.leftOut.length === fewest);
  const hits: ScopedHit[] = [];
  for (const { asked, index, ranking } of best) {
    for (const hit of ranking.hits) {
      const page = index.text.pages[(index.text.sections[hit.sectionId] as IndexSection).pageId] as IndexPage;
      const facets = facetValues(page, asked, hit.type);
      if (passesFilters(parameters.facetFilters, facets)) hits.push({ index, language: asked, hit, ranking, facets });
    }
  }
  return {
    hits: named.length > 1 ? hits.sort((a, b) => b.hit.score - a.hit.score) : hits,
    leftOut: best[0]?.ranking.leftOut ?? [],
  };
}

/**
 * Moves hits that the modal would drop behind those that it shows, and among these a page before its sections. A page
 * with many good sections must not fill the group: its further ones follow the other pages.
 */
function shownFirst(hits: readonly ScopedHit[]): ScopedHit[] {
  const ofPage = new Map<IndexPage | undefined, number>();
  const early: ScopedHit[] = [];
  const late: ScopedHit[] = [];
  for (const hit of hits) {
    const page = hit.index.text.pages[pageOf(hit) as number];
    const count = (ofPage.get(page) ?? 0) + 1;
    ofPage.set(page, count);
    const isFirstPage = pageOf(hit) === pageOf(hits[0] as ScopedHit);
    (count > (isFirstPage ? SHOWN_OF_FIRST : 1) ? late : early).push(hit);
  }
  const counts = new Map<string, number>();
  const shown: ScopedHit[] = [];
  const dropped: ScopedHit[] = [];
  for (const hit of [...early, ...late]) {
    const group = hit.facets['hierarchy.lvl0'] as string;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    (count > SHOWN_OF_GROUP ? dropped : shown).push(hit);
  }
  return [...parentsFirst(shown), ...dropped];
}

/** Which words of the query a hit has where the modal shows them, and how many of them follow one another there. */
function wordsOf({ index, hit, ranking }: ScopedHit): { words: number; inRow: number } {
  const { heading, content } = index.text.sections[hit.sectionId] as IndexSection;
  const marker = markerOf(index, hit.sectionId, ranking);
  const inHeading = markRanges(onOneLine(heading), marker);
  const ranges = hit.type === 'content' ? [...inHeading, ...markRanges(onOneLine(content), marker)] : inHeading;
  return {
    words: ranges.reduce((words, { tokens }) => words | tokens, 0),
    inRow: Math.max(0, ...inHeading.map(({ tokens }) => countBits(tokens))),
  };
}

const pageOf = ({ index, hit }: ScopedHit) => index.text.sections[hit.sectionId]?.pageId;
const isParent = ({ hit }: ScopedHit) => hit.type === 'lvl1';

/**
 * Puts a page before its sections, which the modal shows as its children. But a section that has more words of the query
 * than the title, or more of them in a row, stays the first hit, which Enter opens; the page is then one more passage
 * below it.
 */
function parentsFirst(hits: readonly ScopedHit[]): ScopedHit[] {
  const placed = new Set<ScopedHit>();
  return hits.flatMap((hit) => {
    if (placed.has(hit)) return [];
    placed.add(hit);
    const parent = hits.find(
      (other) => !placed.has(other) && isParent(other) && other.index === hit.index && pageOf(other) === pageOf(hit),
    );
    if (!parent) return [hit];
    placed.add(parent);
    const [own, title] = [wordsOf(hit), wordsOf(parent)];
    const hasAll = (own.words & ~title.words) === 0 && own.inRow <= title.inRow;
    return hasAll ? [parent, hit] : [hit, { ...parent, hit: { ...parent.hit, type: 'content' } }];
  });
}

/** Answers one request in the format of Algolia's search API; the caller adds alternatives when there are no hits. */
export function respond(request: SearchRequest, scope: SearchScope): SearchResult {
  const isModal = request.params === undefined;
  const parameters: SearchParameters = request.params ?? request;
  const query = parameters.query ?? '';
  const hitsPerPage = parameters.hitsPerPage ?? 20;
  const page = Math.max(0, parameters.page ?? 0);
  const { hits: found, leftOut } = findHits(parameters, scope);
  const ordered = isModal ? shownFirst(found) : found;
  const style = styleOf(parameters);
  return {
    hits: ordered
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((hit) => withSoundType(toSearchHit(hit, scope.origin, style))),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    index: request.indexName,
    facets: countFacets(
      parameters.facets,
      found.map(({ facets }) => facets),
    ),
    alternatives: [],
    leftOut,
  };
}
