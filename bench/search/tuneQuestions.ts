import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';
import { readBuiltIndexes } from '../../scripts/search/readBuiltIndexes';
import { MAX_PASSAGES, findCandidates, orderPassages } from '../../src/features/search/core/answerQuestion';
import type { Candidates } from '../../src/features/search/core/answerQuestion';
import { TRUST_SIGNS, trustSigns } from '../../src/features/search/core/answerTrust';
import type { SearchIndex } from '../../src/features/search/core/buildIndex';
import { FEATURES, type Feature, type Passage } from '../../src/features/search/core/passageFeatures';
import { LANGUAGES, languageFolder, readQuestions, toJudgedPath } from './judge';
import { readSetQuestions, type SetQuestion } from './judgedSets';
import { mean, seededRandom } from './measures';
import { ownIndex } from './ownEngine';

// Finds the weights of question mode (`core/answerWeights.ts`): ORDER by a softmax over the passages of each question,
// TRUST by logistic regression on the best passage. What is reported is the quality on the folds that were not seen.
//   npm run search:questions -- --sets tests/search/judged/tuning,tests/search/judged/opened-first

const { values: options } = parseArgs({
  options: {
    sets: {
      type: 'string',
      default: ['tuning', 'opened-first', 'opened-last', 'opened-third', 'opened-fourth', 'opened-fifth', 'training']
        .map((name) => `tests/search/judged/${name}`)
        .join(),
    },
    build: { type: 'string', default: 'build' },
    folds: { type: 'string', default: '5' },
    /** Weight of the square of the weights, for ORDER and for TRUST. */
    'order-penalty': { type: 'string', default: '0.0005' },
    'trust-penalty': { type: 'string', default: '0.002' },
    /** The share of the unanswerable questions that may get an answer. */
    answered: { type: 'string', default: '0.05' },
  },
});

type Ordered = ReturnType<typeof orderPassages>[number];

interface Asked {
  words: readonly { isGuess: boolean }[];
  language: string;
  isAnswerable: boolean;
  passages: Passage[];
  unanswered: Candidates['unanswered'];
  isRight: (passage: Passage) => boolean;
}

function readAll(): Asked[] {
  return readBuiltIndexes(path.resolve(repositoryRoot, options.build), languageFolder).flatMap((built) => {
    const language = LANGUAGES.find((each) => each === built.language) ?? 'vi';
    const index = ownIndex(built);
    const judged = options.sets
      .split(',')
      .map((folder) => path.resolve(repositoryRoot, folder, `${language}-questions.jsonl`))
      .flatMap((file) => readSetQuestions(file, index))
      .map((question) => readJudged(index, language, question));
    const older = (['tuning', 'check'] as const)
      .flatMap((set) => readQuestions(language, set))
      .map(({ question, history = [], expect }): Asked => {
        const { passages, asked, unanswered } = findCandidates(index, question, history);
        const sections = new Set(expect);
        return {
          words: asked.words,
          language,
          isAnswerable: expect.length > 0,
          passages,
          unanswered,
          isRight: ({ sectionId }) => sections.has(toJudgedPath(addressOf(index, sectionId), language)),
        };
      });
    return [...judged, ...older];
  });
}

function addressOf({ text }: SearchIndex, sectionId: number): string {
  const section = text.sections[sectionId];
  return `${text.pages[section?.pageId ?? 0]?.url ?? ''}#${section?.anchor ?? ''}`;
}

/** A passage is right if it holds an expected phrase or, where none holds one, stands in an expected section. */
function readJudged(index: SearchIndex, language: string, { q, expect }: SetQuestion): Asked {
  const { passages, asked, unanswered } = findCandidates(index, q, []);
  const quotes = ({ sectionId, start, end }: Passage) => {
    const quoted = (index.text.sections[sectionId]?.content ?? '').slice(start, end);
    const [page = ''] = decodeURI(addressOf(index, sectionId)).split('#');
    return expect.some((wanted) => wanted.page === page && wanted.must.some((phrase) => quoted.includes(phrase)));
  };
  const stands = ({ sectionId }: Passage) => {
    const [page = '', anchor = ''] = decodeURI(addressOf(index, sectionId)).split('#');
    return expect.some((wanted) => wanted.page === page && wanted.anchor === anchor && wanted.anchor !== '');
  };
  const isRight = passages.some(quotes) ? quotes : stands;
  return { words: asked.words, language, isAnswerable: expect.length > 0, passages, unanswered, isRight };
}

/** Gradient ascent from zero with Adam (Kingma and Ba, 2015). */
function climb(size: number, gradient: (weights: readonly number[]) => number[], steps = 200): number[] {
  const weights = new Array<number>(size).fill(0);
  const first = new Array<number>(size).fill(0);
  const second = new Array<number>(size).fill(0);
  for (let step = 1; step <= steps; step += 1) {
    gradient(weights).forEach((value, at) => {
      first[at] = 0.9 * (first[at] as number) + 0.1 * value;
      second[at] = 0.999 * (second[at] as number) + 0.001 * value * value;
      const rate = (first[at] as number) / (1 - 0.9 ** step);
      weights[at] =
        (weights[at] as number) + (0.05 * rate) / (Math.sqrt((second[at] as number) / (1 - 0.999 ** step)) + 1e-8);
    });
  }
  return weights;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

function fitOrder(asked: readonly Asked[]): number[] {
  const lists = asked
    .map(({ passages, isRight }) => ({ rows: passages.map(({ features }) => features), right: passages.map(isRight) }))
    .filter(({ right }) => right.includes(true));
  return climb(FEATURES.length, (weights) => {
    const slope = weights.map((weight) => -Number(options['order-penalty']) * weight);
    for (const { rows, right } of lists) {
      const scores = rows.map((row) => dot(row, weights));
      const top = Math.max(...scores);
      const all = scores.map((score) => Math.exp(score - top));
      const sum = all.reduce((a, b) => a + b, 0);
      const sumOfRight = all.reduce((a, b, at) => a + (right[at] ? b : 0), 0);
      rows.forEach((row, at) => {
        const pull = ((right[at] ? (all[at] as number) / sumOfRight : 0) - (all[at] as number) / sum) / lists.length;
        if (Math.abs(pull) > 1e-6)
          row.forEach((value, place) => (slope[place] = (slope[place] as number) + pull * value));
      });
    }
    return slope;
  });
}

/** Weights set by hand, because few of the judged questions have code or follow others. */
const BY_HAND: Partial<Record<Feature, number>> = { fragment: 4, context: 1 };
const SET_BY_HAND = TRUST_SIGNS.map((name) => name in BY_HAND);
/** The signs of an answer whose weights are fitted, and a constant. */
const trustRow = (ordered: readonly Ordered[], { words, unanswered }: Asked) => [
  ...trustSigns(ordered, words, unanswered).map((value, at) => (SET_BY_HAND[at] ? 0 : value)),
  1,
];

function fitTrust(asked: readonly Asked[], order: readonly number[]): number[] {
  const rows = asked.flatMap((each) => {
    const ordered = bestOf(each.passages, order);
    return ordered.length > 0 ? [{ row: trustRow(ordered, each), label: Number(each.isAnswerable) }] : [];
  });
  return climb(TRUST_SIGNS.length + 1, (weights) => {
    const slope = weights.map((weight, at) =>
      at < TRUST_SIGNS.length ? -Number(options['trust-penalty']) * weight : 0,
    );
    for (const { row, label } of rows) {
      const pull = (label - 1 / (1 + Math.exp(-dot(row, weights)))) / rows.length;
      row.forEach((value, at) => (slope[at] = (slope[at] as number) + pull * value));
    }
    return slope;
  });
}

const named = (weights: readonly number[]) =>
  Object.fromEntries(FEATURES.map((name, at) => [name, weights[at] as number]));
const bestOf = (passages: readonly Passage[], order: readonly number[]) =>
  orderPassages(passages, named(order)).slice(0, MAX_PASSAGES);

const all = readAll();
const random = seededRandom(11);
const folds = Number(options.folds);
const foldOf = all.map(() => Math.floor(random() * folds));
interface Result {
  asked: Asked;
  trust: number;
  isRight: boolean;
  isFirst: boolean;
  isAmongFive: boolean;
}
const results: Result[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const seen = all.filter((_, at) => foldOf[at] !== fold);
  const order = fitOrder(seen);
  const trust = fitTrust(seen, order);
  for (const asked of all.filter((_, at) => foldOf[at] === fold)) {
    const five = orderPassages(asked.passages, named(order)).slice(0, 5);
    const ordered = five.slice(0, MAX_PASSAGES);
    results.push({
      asked,
      trust: ordered.length > 0 ? dot(trustRow(ordered, asked), trust) : -Infinity,
      isRight: ordered.some(asked.isRight),
      isAmongFive: five.some(asked.isRight),
      isFirst: ordered[0] !== undefined && asked.isRight(ordered[0]),
    });
  }
}
/** Above this, so many of a language's unanswerable questions would get an answer. */
const leastOf = (language: string) => {
  const none = results
    .filter(({ asked }) => !asked.isAnswerable && asked.language === language)
    .map(({ trust }) => trust);
  return none.sort((a, b) => b - a)[Math.floor(Number(options.answered) * none.length)] ?? 0;
};
for (const language of LANGUAGES) {
  const least = leastOf(language);
  const of = results.filter(({ asked }) => asked.language === language);
  const answerable = of.filter(({ asked }) => asked.isAnswerable);
  const share = (test: (result: Result) => boolean) =>
    mean(answerable.map((result) => Number(test(result)))).toFixed(3);
  console.log(
    `${language}: ${answerable.length} answerable, a candidate is right ${share(({ asked }) => asked.passages.some(asked.isRight))}, ` +
      `among the first three ${share(({ isRight }) => isRight)}, five ${share(({ isAmongFive }) => isAmongFive)}, first ${share(({ isFirst }) => isFirst)}, ` +
      `answered ${share(({ trust }) => trust > least)}, answered and right ${share(({ trust, isRight }) => isRight && trust > least)}; ` +
      `${of.filter(({ asked, trust }) => !asked.isAnswerable && trust > least).length} of ${of.length - answerable.length} unanswerable answered`,
  );
}
const order = fitOrder(all);
const trust = fitTrust(all, order);
const rounded = (names: readonly string[], weights: readonly number[]) =>
  JSON.stringify({
    ...Object.fromEntries(names.map((name, at) => [name, Number((weights[at] as number).toFixed(2))])),
    ...BY_HAND,
  });
console.log('ORDER', rounded(FEATURES, order));
const least = LANGUAGES.map((language) => `${language}: ${(leastOf(language) - (trust.at(-1) as number)).toFixed(2)}`);
console.log('TRUST', rounded(TRUST_SIGNS, trust), `least { ${least.join(', ')} }`);
