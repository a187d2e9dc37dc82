import { describe, expect, it } from 'vitest';
import { buildIndex } from './buildIndex';
import { rank } from './rank';
import { rankTelling } from './rankTelling';
import { sampleSite } from './sampleSite';

const index = buildIndex(sampleSite);
const anchors = (query: string) =>
  rankTelling(index, query).hits.map(({ sectionId }) => sampleSite.sections[sectionId]?.anchor);

describe('rankTelling', () => {
  it('leaves a query whole that has hits', () => {
    for (const query of ['chỉ mục phủ', 'covering index', 'thay the tr', '>>>']) {
      expect(rankTelling(index, query)).toEqual({ ...rank(index, query), leftOut: [] });
    }
  });

  it.each([
    ['subquery kubernetes', 'subquery ', ['kubernetes']],
    ['kubernetes subquery', 'subquery', ['kubernetes']],
    ['the subquery of kubernetes', 'subquery ', ['kubernetes']],
    ['chỉ mục phủ kubernetes ingress', 'chỉ mục phủ ', ['kubernetes', 'ingress']],
    ['simulateFifo xyzzy', 'simulateFifo ', ['xyzzy']],
  ])('finds for “%s” what “%s” finds', (query, part, leftOut) => {
    expect(rank(index, query).hits).toEqual([]);
    expect(anchors(query)).toEqual(
      rank(index, part).hits.map(({ sectionId }) => sampleSite.sections[sectionId]?.anchor),
    );
    expect(rankTelling(index, query).leftOut).toEqual(leftOut);
  });

  it.each([
    ['words that the site does not have', 'kubernetes ingress'],
    ['a small word beside one', 'kubernetes the'],
    ['a letter beside one', 'kubernetes a'],
    ['one word beside more that the site does not have', 'kubernetes ingress subquery xyzzy'],
    ['a word typed in Telex, which is suggested', 'thay thees trang'],
  ])('finds nothing for %s', (_, query) => expect(rankTelling(index, query)).toMatchObject({ hits: [], leftOut: [] }));
});
