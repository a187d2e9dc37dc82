import { isDeepStrictEqual } from 'node:util';
import { bankers } from '@site/src/features/simulators/bankers/core/definition';
import { bTree } from '@site/src/features/simulators/b-tree/core/definition';
import {
  formatKeys,
  parseCondition as parseIndexCondition,
  parseKeys,
} from '@site/src/features/simulators/b-tree/core/parseKeys';
import { bitView } from '@site/src/features/simulators/bit-view/core/definition';
import { correlatedSubquery } from '@site/src/features/simulators/correlated-subquery/core/definition';
import { readLesson as readSubqueryLesson } from '@site/src/features/simulators/correlated-subquery/core/lesson';
import { cpuScheduling } from '@site/src/features/simulators/cpu-scheduling/core/definition';
import { dosDebug, simulate as runDebug } from '@site/src/features/simulators/dos-debug/core/simulate';
import { groupingMachine } from '@site/src/features/simulators/grouping-machine/core/definition';
import { readLesson as readGrouping } from '@site/src/features/simulators/grouping-machine/core/lesson';
import { parseHaving } from '@site/src/features/simulators/grouping-machine/core/simulate';
import { joinMachine } from '@site/src/features/simulators/join-machine/core/definition';
import { readLesson } from '@site/src/features/simulators/join-machine/core/lesson';
import { lruCache } from '@site/src/features/simulators/lru-cache/core/definition';
import { parseOperations } from '@site/src/features/simulators/lru-cache/core/parseOperations';
import { messageRouting } from '@site/src/features/simulators/message-routing/core/definition';
import { exampleOf } from '@site/src/features/simulators/message-routing/core/examples';
import {
  formatBindings,
  formatMessage,
  parseBindings,
  parseMessages,
} from '@site/src/features/simulators/message-routing/core/parseRouting';
import { EXCHANGES } from '@site/src/features/simulators/message-routing/core/types';
import { normalization } from '@site/src/features/simulators/normalization/core/definition';
import {
  parseAttributes,
  parseDependencies,
  parseParts,
  parseSet,
} from '@site/src/features/simulators/normalization/core/parseSchema';
import { sizeComparison } from '@site/src/features/simulators/page-replacement/core/compareSizes';
import { pageReplacement } from '@site/src/features/simulators/page-replacement/core/definition';
import { scopeOf } from '@site/src/features/simulators/relation/core/expression';
import { parseCondition } from '@site/src/features/simulators/relation/core/parseExpression';
import { formatRows, parseRows } from '@site/src/features/simulators/relation/core/parseRows';
import { formatTable, parseTable } from '@site/src/features/simulators/relation/core/parseTable';
import { parseIntegerList } from '@site/src/features/simulators/shared/core/parseIntegerList';
import type { Codec } from '@site/src/features/simulators/shared/core/trace';
import { stateCodec } from '@site/src/features/simulators/shared/core/urlState';
import { threeValuedLogic } from '@site/src/features/simulators/three-valued-logic/core/definition';
import { parseNullables } from '@site/src/features/simulators/three-valued-logic/core/parseNullables';
import { transactionSchedule } from '@site/src/features/simulators/transaction-schedule/core/definition';
import { readScenarios } from '@site/src/features/simulators/transaction-schedule/node/readScenarios';
import { uniquePaths } from '@site/src/features/simulators/unique-paths/core/simulate';
import { windowFrame } from '@site/src/features/simulators/window-frame/core/definition';
import { parseRows as parseWindowRows } from '@site/src/features/simulators/window-frame/core/parseRows';
import { parser, type Parser } from './parser';

/** The state of a simulator in the URL: parsing a serialized state must return the same state. */
function address<Input>(
  name: string,
  { codec: input }: { codec: Codec<Input> },
  ...samples: Parser['samples']
): Parser {
  const codec = stateCodec(input);
  const isSame = (parsed: ReturnType<typeof codec.parse>) =>
    !parsed.ok || isDeepStrictEqual(codec.parse(codec.serialize(parsed.value)), parsed);
  // As the URL provides it: a lone surrogate is replaced.
  const parse = (text: string) => codec.parse(new URLSearchParams({ text }).get('text') ?? '');
  return parser(`the address of ${name}`, parse, isSame, samples);
}

type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: { code: string } };

/** A field of a simulator, whose parser returns a value or the code of a problem. */
function field<Value>(
  name: string,
  parse: (text: string) => Result<Value>,
  isSound: (value: Value) => boolean,
  ...samples: Parser['samples']
): Parser {
  const isAnswer = (result: Result<Value>) => (result.ok ? isSound(result.value) : result.problem.code !== '');
  return parser(`the field for ${name}`, parse, isAnswer, samples);
}

const lesson = readLesson({});
if (!lesson.ok) throw new Error(lesson.problem);
const join = lesson.value;
const subqueryLesson = readSubqueryLesson({});
if (!subqueryLesson.ok) throw new Error(subqueryLesson.problem);
const subquery = subqueryLesson.value;
const grouping = readGrouping({});
if (!grouping.ok) throw new Error(grouping.problem);
const groups = grouping.value;
const [lastCopy] = readScenarios(process.cwd());
const COLUMNS = join.start.left.columns;
const SCOPE = scopeOf([{ alias: 'e', table: join.start.left }]);
const NUMBERS = { minLength: 1, maxLength: 40, min: 0, max: 99 };

/** The steps of a script at DEBUG's prompt; empty if the script is rejected. */
function debugSession(script: string) {
  const input = { script, keys: '' };
  const parsed = dosDebug.codec.parse(dosDebug.codec.serialize(input));
  return parsed.ok ? runDebug(parsed.value).steps : [];
}

export const simulatorParsers: readonly Parser[] = [
  address("the banker's algorithm", bankers, '3-3-2.0-1-0_2-0-0.7-5-3_3-2-2.1-1-0-2*3*1-2'),
  address('bits', bitView, 'single.12-5-12.4294967295.16', 'counting.1.0.8*2'),
  address('an index', bTree(1), 'insert.3.half.20_2C_2050_2C_2010._3D_2010.1*2'),
  address('an index of two columns', bTree(2), 'find.3.half.HN_203_2C_20DN_201._3D_20_27HN_27_3B.0'),
  address('process scheduling', cpuScheduling, 'rr.2.0.1-3.0-5-1_2-3-2*1*0-1'),
  address('subqueries', correlatedSubquery(subquery), correlatedSubquery(subquery).codec.serialize(subquery.start)),
  address('DEBUG', dosDebug, dosDebug.codec.serialize({ script: 'A 100\nMOV AX,5\n\nT', keys: 'ab' })),
  address('groups', groupingMachine(groups), groupingMachine(groups).codec.serialize(groups)),
  address('joins', joinMachine(join), joinMachine(join).codec.serialize(join.start)),
  address('the LRU cache', lruCache, '2.p1x10-p2x20-g1*3'),
  // cspell:ignore Epaid Dmatch Dany
  address(
    'an exchange',
    messageRouting,
    'topic.drop.email_3A_20order_2E_23.order_2Epaid*1',
    'headers.mandatory.email_3A_20x_2Dmatch_3Dany_2C_20city_3Dhn.city_3Dhn',
  ),
  address('normalization', normalization, 'A-B-C.1-2_2-4.1.3-6'),
  address('page replacement', pageReplacement, 'fifo.3.1-2-3-4-1-2-5.1*4*2-3'),
  address('memories of two sizes', sizeComparison, 'lru.3.1-2-3-4-1-2-5'),
  address('three-valued logic', threeValuedLogic, 'in.3.1-2-n'),
  // cspell:ignore abababab aabb
  address('transactions', transactionSchedule(lastCopy), 'mysql.rr.abababab*3', 'postgres.se.aabb*2*1-2'),
  address('unique paths', uniquePaths, '3.7*5'),
  address('window frames', windowFrame, 'rows.p1.c.sum.1-10_2-20_2-5'),
  field(
    'page numbers',
    (text) => parseIntegerList(text, NUMBERS),
    (list) => list.every((page) => page in [...Array(100)]),
    '1 2 3, 4;1',
  ),
  field('operations on the cache', parseOperations, (list) => list.length > 0, 'put 1 10\nget(1); PUT(2, 20)'),
  ...EXCHANGES.flatMap((exchange) => [
    field(
      `bindings of a ${exchange} exchange`,
      (text) => parseBindings(text, exchange),
      (list) => isDeepStrictEqual(parseBindings(formatBindings(list), exchange), { ok: true, value: list }),
      exampleOf(exchange).bindings,
    ),
    field(
      `messages to a ${exchange} exchange`,
      (text) => parseMessages(text, exchange),
      (list) =>
        isDeepStrictEqual(parseMessages(list.map(formatMessage).join('\n'), exchange), { ok: true, value: list }),
      exampleOf(exchange).messages,
    ),
  ]),
  field(
    'keys of an index',
    (text) => parseKeys(text, 2),
    (keys) => isDeepStrictEqual(parseKeys(formatKeys(keys), 2), { ok: true, value: keys }),
    'HN 3, DN 1; HN 2',
  ),
  field(
    'conditions on an index',
    (text) => parseIndexCondition(text, 1),
    (condition) => condition === null || condition.kind !== 'range' || condition.from !== null || condition.to !== null,
    'BETWEEN 2 AND 5',
    '= 3',
  ),
  field('attributes', parseAttributes, (names) => new Set(names).size === names.length, 'A, B C'),
  field(
    'a set of attributes',
    (text) => parseSet(text, ['A', 'B', 'C']),
    (set) => set in [...Array(8)],
    'A, C',
  ),
  field(
    'dependencies',
    (text) => parseDependencies(text, ['A', 'B', 'C']),
    (list) => list.every(({ from, to }) => from > 0 && to > 0),
    'A, B -> C; C → A',
  ),
  field(
    'parts of a relation',
    (text) => parseParts(text, ['A', 'B', 'C']),
    (parts) => parts.every((part) => part > 0 && part < 8),
    'A, B; B C',
  ),
  field(
    'values and NULL',
    (text) => parseNullables(text, 1, 9),
    (list) => list.length <= 9,
    '1, NULL; 3',
  ),
  field('rows of a window', parseWindowRows, (rows) => rows.length > 0, '1:10 2:20, 2:5'),
  field(
    'rows of a table',
    (text) => parseRows(text, COLUMNS),
    (rows) => isDeepStrictEqual(parseRows(formatRows(rows), COLUMNS), { ok: true, value: rows }),
    "5, 'Mai, Xuân', 2; 7, NULL, NULL",
  ),
  field(
    'a table',
    parseTable,
    (table) => isDeepStrictEqual(parseTable(formatTable(table)), { ok: true, value: table }),
    "t(a, b text); 1, 'x''y'; NULL, z",
  ),
  field(
    'a condition',
    (text) => parseCondition(text, SCOPE),
    ({ text }) => parseCondition(text, SCOPE).ok,
    "e.salary + 1 >= 2 AND NOT (full_name = 'x' OR salary IS NULL)",
  ),
  field(
    'a condition over groups',
    (text) => parseHaving(text, groups),
    ({ text }) => parseHaving(text, groups).ok,
    'COUNT(DISTINCT customer_id) + 1 > 2 AND NOT (employee_id IS NULL)',
  ),
  parser('what is typed at DEBUG', debugSession, (steps, text) => steps.length <= text.split('\n').length, [
    'A 100\nMOV AX,5\nADD AX,BX\n\nT\nR AX\n1F\nD 100 L 10\nE 200 "abc" 1\nU\nG=100 104\nQ',
  ]),
];
