import { describe, expect, it } from 'vitest';
import type { SearchRequest } from './algolia';
import { buildIndex } from './buildIndex';
import { respond } from './respond';
import { sampleSite } from './sampleSite';
import type { SearchText } from './types';

const english: SearchText = {
  language: 'en',
  pages: [
    {
      url: '/en/docs/os/page-replacement',
      lvl0: 'Operating systems',
      lvl1: 'Page replacement',
      tag: 'docs-default-current',
      about: '',
      keywords: [],
    },
  ],
  sections: [
    {
      pageId: 0,
      anchor: null,
      level: 1,
      heading: 'Page replacement',
      content: 'LRU evicts the page that was used longest ago.',
      code: '',
    },
  ],
};
const scope = {
  indexes: new Map([
    ['vi', buildIndex(sampleSite)],
    ['en', buildIndex(english)],
  ]),
  language: 'vi',
  origin: 'https://site.test',
};

const modal = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  indexName: 'site',
  query,
  hitsPerPage: 20,
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:5'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  facetFilters: ['language:vi', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  ...more,
});

describe('a request from the DocSearch modal', () => {
  it('gets hits in the format of Algolia records', () => {
    const { hits, nbHits, index, query } = respond(modal('chỉ mục phủ'), scope);
    expect({ index, query }).toEqual({ index: 'site', query: 'chỉ mục phủ' });
    expect(nbHits).toBeGreaterThanOrEqual(hits.length);
    expect(hits[0]).toMatchObject({
      url: 'https://site.test/docs/db/indexes#covering',
      url_without_anchor: 'https://site.test/docs/db/indexes',
      anchor: 'covering',
      type: 'lvl2',
      language: 'vi',
      section: 'Cơ sở dữ liệu',
      hierarchy: { lvl0: 'Cơ sở dữ liệu › SQL', lvl1: 'Chỉ mục trong SQL', lvl2: 'Chỉ mục phủ', lvl3: null },
      _snippetResult: {
        content: { value: '<mark>Chỉ mục phủ</mark> chứa mọi…' },
        hierarchy: { lvl2: { value: '<mark>Chỉ mục phủ</mark>' } },
      },
    });
    expect(hits[0]!._highlightResult.hierarchy).not.toHaveProperty('lvl3');
  });

  it('gets a page before its sections, and otherwise the order of the ranking', () => {
    for (const query of ['thay trang', 'trang', 'chi muc', 'lru', 'khoa']) {
      const { hits } = respond(modal(query), scope);
      const pages = hits.map(({ url_without_anchor: page }) => page);
      for (const [position, hit] of hits.entries())
        if (hit.type === 'lvl1') expect(pages.indexOf(hit.url_without_anchor), query).toBe(position);
    }
  });

  it('gets hits that have a text for their type', () => {
    for (const query of ['trang', 'chi phi', 'lru', 'bit', 'mục']) {
      for (const hit of respond(modal(query), scope).hits)
        expect(hit.type === 'content' ? hit.content : hit.hierarchy[hit.type]).toBeTruthy();
    }
  });

  it('gets texts in which everything but the mark tags is escaped', () => {
    const [hit] = respond(modal('onerror dấu'), scope).hits;
    expect(hit!.hierarchy.lvl1).toBe('Phép dịch bit &amp; &lt;dấu&gt;');
    expect(hit!._snippetResult.hierarchy.lvl1!.value).toBe('Phép dịch bit &amp; &lt;<mark>dấu</mark>&gt;');
    expect(`${hit!._snippetResult.content!.value}${hit!.content ?? ''}`.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });

  it('gets hits of other pages before the third section of one page', () => {
    const many: SearchText = {
      ...sampleSite,
      pages: [...sampleSite.pages.slice(0, 1), { ...sampleSite.pages[2]!, lvl1: 'Bit' }],
      sections: [
        ...Array.from({ length: 9 }, (_, at) => ({
          pageId: 0,
          anchor: `a${at}`,
          level: at === 0 ? 1 : 2,
          heading: `trang trang ${at}`,
          content: 'trang',
          code: '',
        })),
        {
          pageId: 1,
          anchor: null,
          level: 1,
          heading: 'Bit',
          content: 'một đoạn dài hơn nhiều mới nói tới trang',
          code: '',
        },
      ],
    };
    const groups = respond(modal('trang'), { ...scope, indexes: new Map([['vi', buildIndex(many)]]) }).hits.map(
      ({ hierarchy }) => hierarchy.lvl0,
    );
    expect(groups.indexOf('Blog')).toBe(2);
    expect(groups).toHaveLength(10);
  });

  it('gets only hits with the requested docs tag and language', () => {
    const tags = respond(modal('trang', { facetFilters: ['language:vi', ['docusaurus_tag:default']] }), scope).hits.map(
      (hit) => hit.docusaurus_tag,
    );
    expect(new Set(tags)).toEqual(new Set());
    expect(respond(modal('page', { facetFilters: ['language:en'] }), scope).hits[0]?.url).toBe(
      'https://site.test/en/docs/os/page-replacement',
    );
    const both = respond(modal('LRU', { facetFilters: [['language:vi', 'language:en']] }), scope).hits.map(
      ({ language }) => language,
    );
    expect(new Set(both)).toEqual(new Set(['vi', 'en']));
    expect(respond(modal('LRU', { facetFilters: ['language:fr'] }), scope).nbHits).toBe(0);
  });
});

describe('the requests of the search page', () => {
  const page = (query: string, number = 0, hitsPerPage = 2): SearchRequest => ({
    indexName: 'site',
    params: {
      query,
      page: number,
      hitsPerPage,
      facets: ['docusaurus_tag', 'language', 'section'],
      facetFilters: [['docusaurus_tag:docs-default-current'], ['language:vi']],
    },
  });

  it('are answered page by page, without repeating a hit', () => {
    const all = respond(page('chỉ mục', 0, 100), scope);
    const seen = [0, 1, 2, 3].flatMap((number) =>
      respond(page('chỉ mục', number), scope).hits.map(({ objectID }) => objectID),
    );
    expect(seen).toEqual(all.hits.map(({ objectID }) => objectID).slice(0, seen.length));
    expect(new Set(seen).size).toBe(seen.length);
    expect(respond(page('chỉ mục'), scope)).toMatchObject({
      page: 0,
      nbPages: Math.ceil(all.nbHits / 2),
      hitsPerPage: 2,
    });
  });

  it("get the theme's mark tags when they name none", () => {
    expect(respond(page('chỉ mục phủ'), scope).hits[0]!._highlightResult.hierarchy.lvl2!.value).toBe(
      '<span class="algolia-docsearch-suggestion--highlight">Chỉ mục phủ</span>',
    );
  });

  it('count facets even when no hits are requested', () => {
    const { facets, hits, nbPages } = respond(
      { indexName: 'site', params: { query: 'trang', hitsPerPage: 0, facets: 'section' } },
      scope,
    );
    expect(facets.section).toEqual({ 'Hệ điều hành': expect.any(Number) });
    expect({ hits, nbPages }).toEqual({ hits: [], nbPages: 0 });
  });
});
