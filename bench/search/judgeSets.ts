import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, repositoryRoot } from '../../scripts/install.mjs';
import { readBuiltIndexes } from '../../scripts/search/readBuiltIndexes';
import { answerQuestion } from '../../src/features/search/core/answerQuestion';
import type { SearchIndex } from '../../src/features/search/core/buildIndex';
import { LANGUAGES, type Language, languageFolder } from './judge';
import { readLines, readSetQuestions, type SetQuery, type SetQuestion, withIndexedPages } from './judgedSets';
import { bootstrap, type Interval, mean, rankOf, shownOrder } from './measures';
import { ownIndex, ownResult } from './ownEngine';

const USAGE = `Judges the search of the built site on sets of queries in JSONL.

  npm run search:judge                     every set in tests/search/judged
    --sets <folder>                        folder with {vi,en}.jsonl, {vi,en}-none.jsonl, {vi,en}-questions.jsonl
    --build <folder>                       built site (default: build)
    --misses                               also each query whose first shown hit is wrong, with what came instead`;

const { values: options } = parseArgs({
  options: {
    sets: { type: 'string' },
    build: { type: 'string', default: 'build' },
    misses: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const text = ({ value, low, high }: Interval) => `${value.toFixed(3)} [${low.toFixed(2)}–${high.toFixed(2)}]`;

function judgeQueries(language: Language, index: SearchIndex, queries: readonly SetQuery[]): void {
  const ask = ownResult(language, index);
  const judged = queries.map((query) => {
    const result = ask(query.q);
    return { query, result, ...rankOf(shownOrder(result.hits), query.expect) };
  });
  const reciprocal = judged.map(({ rank }) => (rank > 0 && rank <= 10 ? 1 / rank : 0));
  const recalled = judged.map(({ rank }) => Number(rank > 0 && rank <= 5));
  const ofPages = judged.map(({ pageRank }) => (pageRank > 0 && pageRank <= 10 ? 1 / pageRank : 0));
  console.log(
    `${language}: ${queries.length} queries, MRR@10 ${text(bootstrap(reciprocal))}, recall@5 ${text(bootstrap(recalled))}; ` +
      `by pages: MRR@10 ${text(bootstrap(ofPages))}, recall@5 ${mean(judged.map(({ pageRank }) => Number(pageRank > 0 && pageRank <= 5))).toFixed(3)}`,
  );
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const of = judged.flatMap(({ query }, at) => (query.kind === kind ? [at] : []));
    const share = (values: readonly number[]) => mean(of.map((at) => values[at] as number)).toFixed(2);
    console.log(
      `  ${kind.padEnd(10)} ${String(of.length).padStart(3)}  MRR ${share(reciprocal)}  recall ${share(recalled)}`,
    );
  }
  if (!options.misses) return;
  for (const { query, result, rank } of judged.filter((one) => one.rank !== 1)) {
    const got = shownOrder(result.hits).slice(0, 3);
    const without = result.leftOut?.length ? `, without ${result.leftOut.join(', ')}` : '';
    console.log(
      `  "${query.q}" (${query.kind}) at ${rank || 'no place'}${without}; expected ${query.expect.join(' ')}`,
    );
    for (const { url } of got) console.log(`      ${decodeURI(new URL(url).pathname + new URL(url).hash)}`);
  }
}

/** A hit is confident when the dialog shows it without a line that says which words it lacks. */
function judgeUnanswerable(language: Language, index: SearchIndex, queries: readonly { q: string }[]): void {
  const ask = ownResult(language, index);
  const confident = queries.flatMap(({ q }) => {
    const { hits, leftOut } = ask(q);
    return hits[0] && !leftOut?.length ? [`"${q}" → ${hits[0].url}`] : [];
  });
  console.log(`${language}: ${confident.length} of ${queries.length} unanswerable queries with a confident first hit`);
  if (options.misses) for (const line of confident) console.log(`  ${line}`);
}

function judgeQuestions(language: Language, index: SearchIndex, questions: readonly SetQuestion[]): void {
  const judged = questions.map((question) => {
    const { passages } = answerQuestion(index, question.q);
    const isRight = passages.map(({ url, parts }) => {
      const quoted = parts.map((part) => part.text).join('');
      const [page = '', anchor = ''] = decodeURI(url).split('#');
      return question.expect.some(
        (wanted) =>
          wanted.page === page && (wanted.anchor === anchor || wanted.must.some((phrase) => quoted.includes(phrase))),
      );
    });
    const quotes = passages.some(({ parts }) =>
      question.expect.some(({ must }) =>
        must.some((phrase) =>
          parts
            .map((part) => part.text)
            .join('')
            .includes(phrase),
        ),
      ),
    );
    return { question, passages, right: isRight.includes(true), first: isRight[0] === true, quotes };
  });
  const asked = judged.filter(({ question }) => question.expect.length > 0);
  const others = judged.filter(({ question }) => question.expect.length === 0);
  const answered = others.filter(({ passages }) => passages.length > 0);
  const count = (of: 'right' | 'first' | 'quotes') => asked.filter((one) => one[of]).length;
  console.log(
    `${language}: ${count('right')} of ${asked.length} questions with the right passage (${count('first')} first, ${count('quotes')} with the phrase itself); ` +
      `${answered.length} of ${others.length} unanswerable ones answered`,
  );
  if (!options.misses) return;
  for (const { question, passages } of [...asked.filter((one) => !one.quotes || !one.first), ...answered]) {
    console.log(`  "${question.q}" (${question.kind})`);
    for (const { url, score, parts } of passages)
      console.log(
        `      ${decodeURI(url)} ${score.toFixed(2)}: ${parts
          .map((part) => part.text)
          .join('')
          .slice(0, 110)
          .replaceAll('\n', ' ')}`,
      );
  }
}

function main(): void {
  const root = path.join(repositoryRoot, 'tests/search/judged');
  const folders = options.sets
    ? [path.resolve(options.sets)]
    : readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [path.join(root, entry.name)] : [],
      );
  const indexes = readBuiltIndexes(path.resolve(repositoryRoot, options.build), languageFolder);
  for (const folder of folders) {
    console.log(path.basename(folder));
    for (const language of LANGUAGES) {
      const built = indexes.find((candidate) => candidate.language === language);
      if (!built) continue;
      const index = ownIndex(built);
      const files = [`${language}.jsonl`, `${language}-none.jsonl`, `${language}-questions.jsonl`] as const;
      const [queries, none, questions] = files.map((file) => path.join(folder, file)) as [string, string, string];
      if (![queries, none, questions].some((file) => existsSync(file)))
        throw new Error(`${folder} has none of ${files.join(', ')}. Give a folder of judged sets with --sets.`);
      if (existsSync(queries)) {
        const asked = withIndexedPages(readLines<SetQuery>(queries), index, ({ expect }) =>
          expect.map((page) => page.split('#')[0] ?? ''),
        );
        judgeQueries(language, index, asked);
      }
      if (existsSync(none)) judgeUnanswerable(language, index, readLines<{ q: string }>(none));
      if (existsSync(questions)) judgeQuestions(language, index, readSetQuestions(questions, index));
    }
  }
}

if (options.help) console.log(USAGE);
else {
  try {
    main();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
