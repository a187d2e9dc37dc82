import { describe, expect, it } from 'vitest';
import type { SearchHit } from './algolia';
import { appendGroups, groupHits } from './pageHits';

function hit(
  id: string,
  lvl0: string,
  marked: Record<string, string>,
  url = `https://example.com/docs/${id}`,
): SearchHit {
  const highlighted = Object.fromEntries(
    Object.entries(marked).map(([level, value]) => [level, { value, matchLevel: 'full' }]),
  );
  return {
    objectID: id,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'content',
    content: null,
    hierarchy: { lvl0, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    language: 'vi',
    docusaurus_tag: 'default',
    section: lvl0,
    _snippetResult: { content: { value: 'text &lt;b&gt; <mark>word</mark>', matchLevel: 'full' }, hierarchy: {} },
    _highlightResult: { hierarchy: highlighted as SearchHit['_highlightResult']['hierarchy'] },
  };
}

describe('groupHits', () => {
  it('groups hits by top heading, in the order of the hits', () => {
    const groups = groupHits([hit('a', 'B', {}), hit('b', 'A', {}), hit('c', 'B', {})]);
    expect(groups.map(({ heading, hits }) => [heading, hits.map(({ id }) => id)])).toEqual([
      ['B', ['a', 'c']],
      ['A', ['b']],
    ]);
  });

  it('uses the deepest heading as the title and the others as breadcrumbs, without markup', () => {
    const [group] = groupHits([hit('a', 'R &amp; D', { lvl0: 'x', lvl1: 'Page', lvl2: 'Say <mark>word</mark>' })]);
    expect(group?.heading).toBe('R & D');
    expect(group?.hits[0]).toMatchObject({
      path: '/docs/a',
      title: [
        { text: 'Say ', marked: false },
        { text: 'word', marked: true },
      ],
      breadcrumbs: [[{ text: 'Page', marked: false }]],
      snippet: [
        { text: 'text <b> ', marked: false },
        { text: 'word', marked: true },
      ],
    });
  });

  it('drops hits that it cannot link', () => {
    expect(groupHits([hit('a', 'A', {}, 'javascript:alert(1)')])).toEqual([]);
  });
});

describe('appendGroups', () => {
  it('extends the last group, and adds earlier headings again below', () => {
    const first = groupHits([hit('a', 'A', {}), hit('b', 'B', {})]);
    const second = groupHits([hit('c', 'B', {}), hit('d', 'A', {})]);
    expect(appendGroups(first, second).map(({ heading, hits }) => [heading, hits.length])).toEqual([
      ['A', 1],
      ['B', 2],
      ['A', 1],
    ]);
  });
});
