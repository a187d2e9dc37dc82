import { expect, it } from 'vitest';
import { buildIndex } from './buildIndex';
import { rank } from './rank';
import { sampleSite } from './sampleSite';
import { suggestQueries } from './suggestQueries';

const index = buildIndex(sampleSite);

it('reads Telex typed with the input method off', () => {
  expect(suggestQueries(index, 'thay thees trang')[0]).toBe('thay the trang');
});

it('reads no word of the site as Telex', () => {
  const word = index.words.find((own) => /^[a-z]{3,}[sx]$/.test(own) && index.byFold.has(own)) ?? '';
  expect(word).not.toBe('');
  expect(suggestQueries(index, `${word} qqqqqq`).join()).not.toContain('qqqqqq');
});

it('offers at most three queries, each with hits', () => {
  for (const query of ['chimucphu sql', 'truy vấn cond lồng', 'giai thuat thaythe']) {
    const suggestions = suggestQueries(index, query);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) expect(rank(index, suggestion).hits.length, suggestion).toBeGreaterThan(0);
  }
});

it('suggests nothing for signs, or for text that resembles nothing on the site', () => {
  expect(suggestQueries(index, '???')).toEqual([]);
  expect(suggestQueries(index, 'qqqqqq')).toEqual([]);
});
