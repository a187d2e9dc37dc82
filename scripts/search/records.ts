import { hierarchyOf } from '../../src/features/search/core/hierarchy';
import { onOneLine } from '../../src/features/search/core/snippet';
import type { Hierarchy, IndexPage, IndexSection, SearchText } from '../../src/features/search/core/types';

/** A DocSearch record of version 3: one for the heading of a section, one for its text. */
export interface AlgoliaRecord {
  objectID: string;
  recordVersion: 'v3';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  weight: { pageRank: number; level: number; position: number };
  lang: string;
  language: string;
  version: string[];
  docusaurus_tag: string;
}

/** Longest text of a record: Algolia rejects records above 10,000 bytes on its free plans. */
const MAX_CONTENT = 3000;

/** Splits a long text at the last space before the limit. */
function chunks(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > MAX_CONTENT) {
    const space = rest.lastIndexOf(' ', MAX_CONTENT);
    const end = space > 0 ? space : MAX_CONTENT;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest ? [...found, rest] : found;
}

/**
 * Converts the sections of a language to Algolia records.
 *
 * @param siteUrl - URL of the site without a path
 */
export function toAlgoliaRecords(text: SearchText, siteUrl: string): AlgoliaRecord[] {
  const records: AlgoliaRecord[] = [];
  const counts = new Map<string, number>();
  text.sections.forEach((section: IndexSection, sectionId) => {
    const page = text.pages[section.pageId] as IndexPage;
    const pageUrl = encodeURI(`${siteUrl.replace(/\/$/, '')}${page.url}`);
    const level = Math.min(section.level, 6);
    const add = (type: AlgoliaRecord['type'], content: string | null, weightLevel: number) => {
      const position = counts.get(pageUrl) ?? 0;
      counts.set(pageUrl, position + 1);
      records.push({
        objectID: `${position}-${pageUrl}`,
        recordVersion: 'v3',
        url: section.anchor === null ? pageUrl : `${pageUrl}#${section.anchor}`,
        url_without_anchor: pageUrl,
        anchor: section.anchor,
        type,
        content,
        hierarchy: hierarchyOf(text, sectionId),
        weight: { pageRank: 0, level: weightLevel, position },
        lang: text.language,
        language: text.language,
        version: page.tag.startsWith('docs-') ? [page.tag.split('-').at(-1) as string] : [],
        docusaurus_tag: page.tag,
      });
    };
    add(`lvl${level}` as AlgoliaRecord['type'], null, 100 - 10 * level);
    for (const chunk of chunks(onOneLine(section.content))) add('content', chunk, 0);
  });
  return records;
}
