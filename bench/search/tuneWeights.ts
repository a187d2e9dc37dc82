import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';
import { readBuiltIndexes } from '../../scripts/search/readBuiltIndexes';
import type { SearchIndex } from '../../src/features/search/core/buildIndex';
import { WEIGHTS, type Weights } from '../../src/features/search/core/weights';
import { isExpected, LANGUAGES, languageFolder, readQueries, toJudgedPath } from './judge';
import { readLines, type SetQuery } from './judgedSets';
import { bootstrap, mean, rankOf, seededRandom, shownOrder } from './measures';
import { ownIndex, ownResult } from './ownEngine';

// Finds the weights of the ranking by cross-validation: for each fold, a random search on the other folds; what is
// reported is the quality on the folds that the search did not see. The weights to take are the mean over the folds.
//   npm run search:weights -- --sets <folder> --folds 5 --steps 40

const { values: options } = parseArgs({
  options: {
    sets: { type: 'string', default: 'tests/search/judged/tuning' },
    folds: { type: 'string', default: '5' },
    steps: { type: 'string', default: '40' },
  },
});
type Name = keyof Weights;

interface Score {
  reciprocal: number;
  recalled: number;
}

/** A judged query, asked with the current weights. */
interface Asked {
  language: string;
  isNew: boolean;
  index: SearchIndex;
  ask: () => Score;
}

const score = (rank: number): Score => ({
  reciprocal: rank > 0 && rank <= 10 ? 1 / rank : 0,
  recalled: Number(rank > 0 && rank <= 5),
});

function readAll(): Asked[] {
  return readBuiltIndexes(path.resolve(repositoryRoot, 'build'), languageFolder).flatMap((built) => {
    const language = LANGUAGES.find((each) => each === built.language) ?? 'vi';
    const index = ownIndex(built);
    const result = ownResult(language, index);
    const fresh = readLines<SetQuery>(path.join(path.resolve(options.sets), `${language}.jsonl`)).map(
      ({ q, expect }): Asked => ({
        language,
        isNew: true,
        index,
        ask: () => score(rankOf(shownOrder(result(q).hits), expect).rank),
      }),
    );
    const older = readQueries(language, 'tuning').map(({ query, expect }): Asked => ({
      language,
      isNew: false,
      index,
      ask: () => {
        const found = result(query).hits.map(({ url }) => toJudgedPath(url, language));
        return score(found.findIndex((hit) => isExpected(hit, expect)) + 1);
      },
    }));
    return [...fresh, ...older];
  });
}

const random = seededRandom(7);
const gaussian = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const quality = (scores: readonly Score[]) => mean(scores.map(({ reciprocal, recalled }) => reciprocal + recalled));

/** Changes some of the weights by a factor around 1; shares stay below 1. */
function varied(weights: Weights): Weights {
  const next = { ...weights };
  for (const name of Object.keys(weights) as Name[]) {
    // The other fields are relative to the text.
    if (name === 'content' || random() > 0.3) continue;
    const value = weights[name] * Math.exp(0.4 * gaussian());
    next[name] = SHARES.has(name) ? Math.min(1, value) : value;
  }
  return next;
}
const SHARES: ReadonlySet<Name> = new Set(['length', 'elsewhere', 'small', 'synonym', 'category', 'overview']);

function run(queries: readonly Asked[], weights: Weights): Score[] {
  for (const { index } of queries) index.weights = weights;
  return queries.map(({ ask }) => ask());
}

const queries = readAll();
const folds = Number(options.folds);
const foldOf = queries.map(() => Math.floor(random() * folds));
const start = { ...WEIGHTS };
const before = run(queries, start);
const after: Score[] = [];
const found: Weights[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const seen = queries.filter((_, at) => foldOf[at] !== fold);
  let best = { ...start };
  let bestQuality = quality(before.filter((_, at) => foldOf[at] !== fold));
  for (let step = 0; step < Number(options.steps); step += 1) {
    const next = varied(best);
    const reached = quality(run(seen, next));
    if (reached <= bestQuality) continue;
    best = next;
    bestQuality = reached;
  }
  found.push(best);
  const held = queries.flatMap((_, at) => (foldOf[at] === fold ? [at] : []));
  const scores = run(
    held.map((at) => queries[at] as Asked),
    best,
  );
  held.forEach((at, place) => (after[at] = scores[place] as Score));
  console.log(`fold ${fold}: ${bestQuality.toFixed(4)} on what it saw ${JSON.stringify(best)}`);
}
const names = Object.keys(start) as Name[];
const average = Object.fromEntries(
  names.map((name) => [name, Number(mean(found.map((each) => each[name])).toFixed(3))]),
);
console.log('mean', JSON.stringify(average));
const fitted = run(queries, average as Weights);
const text = (values: readonly number[]) => {
  const { value, low, high } = bootstrap(values);
  return `${value.toFixed(3)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
};
for (const language of LANGUAGES) {
  for (const isNew of [true, false]) {
    const places = queries.flatMap((query, at) => (query.language === language && query.isNew === isNew ? [at] : []));
    for (const [name, scores] of [
      ['start', before],
      ['cross-validated', after],
      ['fitted mean', fitted],
    ] as const) {
      const of = places.map((at) => scores[at] as Score);
      console.log(
        `${language} ${isNew ? 'new' : 'older'} ${String(of.length)} ${name}: MRR@10 ${text(of.map(({ reciprocal }) => reciprocal))}, recall@5 ${text(of.map(({ recalled }) => recalled))}`,
      );
    }
  }
}
