import { isDeepStrictEqual } from 'node:util';
import { decoded } from '@site/src/core/decoded';
import showcase from '@site/src/data/showcase.json';
import { parseConsent } from '@site/src/features/analytics/core/consent';
import { decideAccess, sitePolicy } from '@site/src/features/auth/core/accessPolicy';
import { parseReturnPath } from '@site/src/features/auth/core/returnPath';
import { guardLoops } from '@site/src/features/code-lab/frame/guardLoops';
import { parseLiveReply } from '@site/src/features/code-lab/sandbox/parseLiveReply';
import { parseReport } from '@site/src/features/code-lab/sandbox/parseReport';
import { suggestPages } from '@site/src/features/not-found/core/suggestPages';
import { ownPath, pagePath } from '@site/src/features/offline/core/paths';
import { isDay, readDay, readInstant } from '@site/src/features/progress/core/calendar';
import { importProgress } from '@site/src/features/progress/core/importProgress';
import { readProgress, writeProgress } from '@site/src/features/progress/core/progressText';
import { readSolvedMarks } from '@site/src/features/progress/core/solvedMarks';
import { EMPTY_PROGRESS } from '@site/src/features/progress/core/types';
import { PAGE_QUERY_LENGTH, readPageQuery } from '@site/src/features/search/core/pageQuery';
import { parseQuery } from '@site/src/features/search/core/parseQuery';
import { readMarkedHtml } from '@site/src/features/search/core/readMarkedHtml';
import { sitePath } from '@site/src/features/search/core/sitePath';
import { cleanStoredHits } from '@site/src/features/search/core/storedHits';
import { readTag } from '@site/src/features/showcase/core/filterWorks';
import { inertHtml, type InertNode } from '@site/src/features/web-lab/core/inertHtml';
import { parseRawRequest, splitAddress } from '@site/src/features/web-lab/core/rawRequest';
import { fromJson, parser, type Parser } from './parser';
import { FOLDERS, inputsOf } from './simulatorFolders';
import { sqlParsers } from './sqlParsers';

const simulators = await Promise.all(FOLDERS.map(inputsOf));
const SITE = 'https://site.test';
const POLICY = sitePolicy('/en/');
const SIGNED_IN = { state: 'signedIn', user: { name: 'A', email: 'a@b.c' } } as const;
const DAY = '2025-06-30';
const MOMENT = `${DAY}T10:00:00.000Z`;
const PROGRESS = writeProgress({
  lessons: { 'sql/01': { first: MOMENT, last: MOMENT } },
  exercises: { 'sql-03-01': { tried: MOMENT, solved: MOMENT, hints: 1, shown: false, reviews: { [DAY]: 2 } } },
  quizzes: { 'sql-review-01': { q1: { at: MOMENT, picks: [0, 2], right: true } } },
});
const HITS = JSON.stringify([
  { objectID: '1', url: '/docs', type: 'lvl1', content: null, hierarchy: { lvl0: 'A', lvl1: 'B' } },
]);
const PAGES = Array.from({ length: 8 }, (_, at) => ({
  path: `/docs/topic-${at}/học-sql`,
  title: `Bài ${at}: mệnh đề`,
}));
const PROGRAM = 'for (let i = 0; i < 3; i += 1) { while (f(`${i}`)) g(/[;)]/); }\ndo h(); while (x)';

/** Whether a path stays on this site when it is resolved against any of its pages. */
const isOnSite = (path = '/') => path.startsWith('/') && new URL(path, `${SITE}/a/b`).origin === SITE;
const tagsOf = (nodes: readonly InertNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...tagsOf(node.children)]));
const isCount = (count: number) => Number.isInteger(count) && count >= 0;

/**
 * Every parser that processes a reader's input, with a check of its result. A new parser needs one entry here. Uploaded
 * tables have their own tests (`sql-lab/core/readCsv.test.ts`), and so does the search as a whole
 * (`search/core/fuzz.test.ts`).
 */
export const readerParsers: readonly Parser[] = [
  parser(
    'a request of a web lab',
    (text) => parseRawRequest(text, 'app'),
    (parsed) => 'problem' in parsed || /^[A-Z]+$/.test(parsed.request.method),
    ['PUT /api/a?b=c HTTP/1.1\nHost: app\nContent-Type: application/json\n\n{"a":1}'],
  ),
  parser(
    'an address of a web lab',
    (text) => splitAddress(text, 'app'),
    ({ host }) => host !== '',
    ['http://webwolf/a?b#c'],
  ),
  parser(
    'a page of a web lab',
    inertHtml,
    ({ nodes }) => tagsOf(nodes).every((name) => !['script', 'style', 'iframe', 'img', 'svg', 'base'].includes(name)),
    ['<form action="/a"><input name="b" value="&lt;"><script>x</script></form>', '<p onclick="x">y</p>'],
  ),
  parser('an escape in an address', decoded, (part, text) => part.length <= text.length, ['/a%20b%C3%A1']),
  parser('the path to return to', (raw) => parseReturnPath(raw, POLICY), isOnSite, ['/docs/a?b=c#d', '/my%2Fcv']),
  parser(
    'a path at the gate',
    (path) => decideAccess({ state: 'signedOut' }, path, POLICY),
    (access) => access.kind !== 'redirect' || isOnSite(access.to),
    ['/en/profile?a=b#c', '/en/login.html'],
  ),
  parser(
    'a path at the gate, signed in',
    (path) => decideAccess(SIGNED_IN, path, POLICY),
    (access) => access.kind !== 'redirect' || isOnSite(access.to),
    [`/en/sign-in?return=${encodeURIComponent('/docs?a=b')}`],
  ),
  parser(
    'a page that does not exist',
    (path) => suggestPages(path, PAGES),
    (found) => found.every((page) => PAGES.includes(page)),
    ['/docs/topic-7/hoc-sq.html'],
  ),
  parser('the page named by the offline page', (path) => ownPath(path, SITE), isOnSite, ['/docs/a?b=c', '/.//evil']),
  parser('a page to keep', pagePath, (path) => path !== '', ['/docs/a/index.html']),
  parser(
    'the tag of works',
    (search) => readTag(search, showcase),
    (tag) => tag === undefined || tag in showcase.tags,
    ['?tag=react&a=b'],
  ),
  parser(
    'the query of the search page',
    (search) => readPageQuery(search, 'vi', ['vi', 'en']),
    ({ text, language }) => text.length <= PAGE_QUERY_LENGTH && ['vi', 'en', 'all'].includes(language),
    ['?q=ch%E1%BB%89+m%E1%BB%A5c&language=all&section=SQL'],
  ),
  parser(
    'words to search for',
    parseQuery,
    ({ tokens }) => tokens.length <= 16 && tokens.every(({ word }) => word !== ''),
    ['chỉ mục n & (n - 1)'],
  ),
  parser('the address of a hit', sitePath, isOnSite, ['https://a.test/docs#b', '//x/y']),
  parser('marked words of a hit', readMarkedHtml, (parts) => parts.every(({ text }) => text !== ''), [
    'a <mark>b</mark> &lt;c',
  ]),
  parser('stored searches', cleanStoredHits, (kept) => kept === null || cleanStoredHits(kept) === kept, [HITS]),
  parser('the stored consent', parseConsent, (consent) => consent === undefined || consent.endsWith('ed'), ['granted']),
  parser(
    'stored progress',
    readProgress,
    ({ progress }) => isDeepStrictEqual(readProgress(writeProgress(progress)), { progress, damaged: 0 }),
    [PROGRESS],
  ),
  parser(
    'a file of progress',
    (text) => importProgress(EMPTY_PROGRESS, text),
    (result) => !result.ok || Object.values(result.added).every(isCount),
    [PROGRESS],
  ),
  parser(
    'a stored moment',
    readInstant,
    (moment) => moment === undefined || moment === new Date(moment).toISOString(),
    [MOMENT],
  ),
  parser('a stored day', readDay, (day) => day === undefined || isDay(day), [DAY]),
  parser(
    'problems marked as solved',
    readSolvedMarks,
    ({ progress }) => isDeepStrictEqual(readProgress(writeProgress(progress)), { progress, damaged: 0 }),
    [JSON.stringify({ a: DAY })],
  ),
  parser(
    'a program with loops',
    guardLoops,
    (guarded, code) => guarded.split('\n').length === code.split('\n').length,
    [PROGRAM],
    // Sucrase throws the last two, at an unexpected end of a text or when its nesting is too deep.
    [SyntaxError, Error, RangeError],
  ),
  parser(
    'a message of a run',
    (text) => parseReport(fromJson(text)),
    (report) => report === undefined || report.type !== undefined,
    [
      '{"type":"entry","entry":{"kind":"table","columns":["a"],"rows":[["1"]],"depth":0}}',
      '{"type":"large","run":{"values":[[1]],"ms":5}}',
    ],
  ),
  parser(
    'a message of a live component',
    (text) => parseLiveReply(fromJson(text)),
    (reply) => reply === undefined || reply.type !== undefined,
    ['{"type":"error","error":{"name":"E","message":"m","line":3}}'],
  ),
  ...sqlParsers,
  ...simulators.flatMap(({ parsers }) => parsers),
];
