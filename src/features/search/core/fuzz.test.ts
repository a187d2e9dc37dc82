import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerQuestion } from './answerQuestion';
import { buildIndex } from './buildIndex';
import { respond } from './respond';
import { sampleSite } from './sampleSite';

const QUERIES = 2_000;
const indexes = new Map([['vi', buildIndex(sampleSite)]]);
const words = sampleSite.sections.flatMap(({ content, heading }) => `${heading} ${content}`.split(/\s+/));

const piece = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...words).map((word) => word.slice(0, 2)),
  fc.constantFrom(...words).map((word) => word.normalize('NFD')),
  fc.constantFrom(
    '🙂',
    '👩‍👩‍👧',
    '🇻🇳',
    '\u0645\u0631\u062d\u0628\u0627',
    '\u05e9\u05dc\u05d5\u05dd',
    'a\u0300\u0301\u0309',
    '\u200b',
    '\u202e',
    'ﷺ',
    'İ',
    'ß',
    '한국어',
    '日本語',
  ),
  fc.constantFrom(
    '.*',
    '(?:',
    '[a-',
    '\\',
    '$&',
    '^',
    '{1,}',
    '|',
    '>>>',
    '&&',
    '"',
    "'",
    '<img onerror=x>',
    '--',
    '%00',
    '\0',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.integer().map(String),
);
const query = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ').slice(0, 64));

it(`answers ${QUERIES} odd queries without an exception or an unescaped tag`, { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(query, (typed) => {
      const { hits } = respond(
        { indexName: 'site', query: typed, hitsPerPage: 20, highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
        { indexes, language: 'vi', origin: 'https://site.test' },
      );
      const shown = hits.flatMap(({ content, hierarchy, _snippetResult: snippet }) => [
        content,
        ...Object.values(hierarchy),
        snippet.content?.value,
        ...Object.values(snippet.hierarchy).map(({ value }) => value),
      ]);
      return !/[<>]/.test(shown.join('').replaceAll(/<\/?mark>/g, ''));
    }),
    { numRuns: QUERIES, seed: 20_251 },
  );
});

it('answers odd questions without an exception', () => {
  fc.assert(
    fc.property(query, query, (asked, before) => {
      expect(['answered', 'unanswerable']).toContain(answerQuestion(indexes.get('vi')!, asked, [before]).status);
    }),
    { numRuns: 500, seed: 20_251 },
  );
});
