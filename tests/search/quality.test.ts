import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotliBytes, workerSizes } from '../../bench/search/bundleWorker';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';
import { exactBeforeFolded } from '../../bench/search/exactFirst';
import {
  LANGUAGES,
  isExpected,
  judge,
  languageFolder,
  readQueries,
  readQuestions,
  toJudgedPath,
} from '../../bench/search/judge';
import { ownIndex, ownResult, ownSearch } from '../../bench/search/ownEngine';
import { readBuiltIndexes } from '../../scripts/search/readBuiltIndexes';
import { answerQuestion } from '../../src/features/search/core/answerQuestion';
import { buildIndex } from '../../src/features/search/core/buildIndex';
import { headingsOf, isInHeading } from '../../src/features/search/core/headings';
import { MANIFEST_FILE } from '../../src/features/search/core/manifestFile';
import type { SearchText } from '../../src/features/search/core/types';

const build = path.resolve(import.meta.dirname, '../../build');
const isBuilt = LANGUAGES.every((language) => existsSync(path.join(build, languageFolder[language], MANIFEST_FILE)));
if (!isBuilt)
  console.warn(
    'Search quality was not measured: there is no build/ with a search index. Run npm run build first; npm test does.',
  );

const KILOBYTE = 1000;
/**
 * Size of the index file, which includes the text, relative to the text alone, both compressed in the same way. A
 * budget in bytes would limit the length of lessons. Keywords in readers' own words take 3.4 % of the text.
 */
const INDEX_BUDGET = 1.12;
/**
 * The number of phrases to try, out of those that the site writes with different diacritics in different places. With
 * fewer, the share would vary with every edited lesson.
 */
const PHRASES = 500;
/** The brotli quality of hosts that compress on the fly. */
const QUICK = 5;

function addressesOf({ pages, sections }: SearchText): Set<string> {
  return new Set(sections.map(({ pageId, anchor }) => `${pages[pageId]?.url ?? ''}#${anchor ?? ''}`));
}

describe.skipIf(!isBuilt)('search on the built site', () => {
  const indexes = isBuilt ? readBuiltIndexes(build, languageFolder) : [];

  describe.each(LANGUAGES)('in %s', (language) => {
    const built = indexes.find((candidate) => candidate.language === language);
    const text = built?.text ?? { language, pages: [], sections: [] };
    const index = ownIndex({
      language,
      text,
      file: '',
      questions: built?.questions ?? { format: 2, pages: [], unanswered: [] },
    });

    it('expects only pages and sections that the site has', () => {
      const known = [...addressesOf(text)].map((address) => toJudgedPath(address, language));
      const expected = (['tuning', 'check'] as const).flatMap((set) =>
        [...readQueries(language, set), ...readQuestions(language, set)].flatMap(({ expect: entries }) => entries),
      );
      // An entry with * may stand for future lessons.
      const named = [...new Set(expected)].filter((entry) => !entry.includes('*'));
      const gone = named.filter((entry) => !known.some((address) => isExpected(address, [entry])));
      expect(
        gone,
        `bench/search/queries expects what is not in the index of ${language}; follow the page that moved`,
      ).toEqual([]);
    });

    it('has the keywords of documents and posts, which say what they are about in the words of readers', () => {
      const ofText = text.pages.filter(({ url }) => /\/(?:docs|blog)\//.test(url) && !url.includes('/category/'));
      expect(ofText.length).toBeGreaterThan(100);
      expect(ofText.filter(({ keywords }) => keywords.length < 4).map(({ url }) => url)).toEqual([]);
    });

    it('ranks the right section first: MRR@10 ≥ 0.94 and recall@5 ≥ 0.97 on the check set', () => {
      const { mrr, recall, misses } = judge(readQueries(language, 'check'), language, ownSearch(language, index));
      console.log(`search ${language}: MRR@10 ${mrr.toFixed(3)}, recall@5 ${recall.toFixed(3)}`);
      // The weights are fitted to sets written without sight of the engine, no longer to this one.
      expect(mrr, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.94);
      expect(recall, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.97);
    });

    it('has the same or another right best hit in the headings alone, for the queries that those may answer', () => {
      const queries = (['tuning', 'check'] as const).flatMap((set) => readQueries(language, set));
      const headings = buildIndex(headingsOf(text));
      const answered = queries.filter(({ query }) => isInHeading(ownResult(language, headings)(query)));
      const others = answered.filter(({ query, expect: expected }) => {
        const [best = ''] = ownSearch(language, headings)(query);
        return best !== ownSearch(language, index)(query)[0] && !isExpected(toJudgedPath(best, language), expected);
      });
      console.log(
        `search ${language}: the headings answer ${answered.length} of ${queries.length}, ${others.length} otherwise`,
      );
      expect(answered.length / queries.length).toBeGreaterThanOrEqual(0.3);
      expect(others.length / answered.length, JSON.stringify(others)).toBeLessThanOrEqual(0.03);
    });

    it('ranks words with the typed diacritics before the same words with others', () => {
      const { share, pairs } = exactBeforeFolded(index, PHRASES);
      console.log(`search ${language}: exact before folded in ${(share * 100).toFixed(1)} % of ${pairs} pairs`);
      expect(share).toBeGreaterThanOrEqual(0.95);
    });

    it('answers most questions with a right passage, and rejects those that it cannot answer', () => {
      const questions = readQuestions(language, 'check');
      const good = questions.filter(({ question, history, expect: expected }) => {
        const { passages } = answerQuestion(index, question, history);
        if (expected.length === 0) return passages.length === 0;
        return passages.some(({ url }) => isExpected(toJudgedPath(url, language), expected));
      });
      console.log(`question mode ${language}: ${good.length} of ${questions.length} right`);
      const bad = questions.filter((question) => !good.includes(question)).map(({ question }) => question);
      expect(good.length / questions.length, bad.join('\n')).toBeGreaterThanOrEqual(0.8);
    });

    it('rejects at least 90 % of the questions that the site has no answer to', () => {
      const counts = (['tuning', 'check'] as const).map((set) => {
        const asked = readQuestions(language, set).filter(({ expect: expected }) => expected.length === 0);
        const answered = asked.filter(
          ({ question, history }) => answerQuestion(index, question, history).passages.length,
        );
        console.log(
          `question mode ${language}, ${set} set: ${asked.length - answered.length} of ${asked.length} refused`,
        );
        return { asked: asked.length, answered: answered.map(({ question }) => question) };
      });
      const asked = counts.reduce((sum, count) => sum + count.asked, 0);
      const answered = counts.flatMap((count) => count.answered);
      expect(asked).toBeGreaterThanOrEqual(15);
      expect(1 - answered.length / asked, answered.join('\n')).toBeGreaterThanOrEqual(0.9);
    });

    it('downloads at most an eighth more than the text alone', () => {
      const file = readFileSync(built?.file ?? '');
      const bytes = brotliBytes(file);
      const alone = text.sections.map(({ heading, content }) => `${heading}\n${content}`).join('\n');
      const budget = INDEX_BUDGET * brotliBytes(alone);
      const [best, quick, gzip] = [bytes, brotliBytes(file, QUICK), gzipSync(file).length].map((size) =>
        (size / KILOBYTE).toFixed(1),
      );
      console.log(
        `search ${language}: ${best} KB for ${text.sections.length} sections (a host that compresses quickly: ${quick} KB, gzip: ${gzip} KB); the budget is ${(budget / KILOBYTE).toFixed(1)} KB`,
      );
      expect(bytes).toBeLessThanOrEqual(budget);
    });
  });

  it('has an engine and a worker within their budget', async () => {
    const { worker, questionMode } = await workerSizes();
    console.log(
      `search engine and worker: ${(worker / KILOBYTE).toFixed(1)} KB, question mode ${(questionMode / KILOBYTE).toFixed(1)} KB more`,
    );
    expectWithinBudgets('search-worker', [{ of: 'engine and worker', budget: 'search.worker', weight: worker }]);
  });
});
