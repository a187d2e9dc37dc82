import { changingWord } from '@site/src/features/sql-lab/core/statements/nondeterminism';
import { lastQuery } from '@site/src/features/sql-lab/core/statements/lastQuery';
import { markedText } from '@site/src/features/sql-lab/core/grading/markedText';
import { parsePlayground } from '@site/src/features/sql-lab/core/playground/playground';
import { shareFragment } from '@site/src/features/sql-lab/core/playground/firstLinks.fixture';
import { MAX_FRAGMENT, readShareFragment } from '@site/src/features/sql-lab/core/playground/sharedQueries';
import { splitStatements } from '@site/src/features/sql-lab/core/statements/splitStatements';
import { tokenizeSql } from '@site/src/features/sql-lab/core/statements/tokenizeSql';
import { wayParts } from '@site/src/features/sql-lab/core/timing/timedQueries';
import type { EngineName } from '@site/src/features/sql-lab/core/types';
import { usedTables } from '@site/src/features/sql-lab/core/statements/usedTables';
import { parser, type Parser } from './parser';

const SQL = [
  "SELECT \"a\", 'it''s', [b], `c`, $1, $x$ ; $x$, 1.5e3 -- comment\nFROM t /* a /* b */ c */ WHERE a->>'b' <> 2;",
  'CREATE TRIGGER r AFTER INSERT ON t BEGIN UPDATE t SET a = CASE WHEN b THEN 1 END; END; SELECT random()',
] as const;
const TABLES = ['t', 'books'];
const QUERIES = { engine: 'sqlite', dataset: 'nha_sach', queries: [{ name: 'Truy vấn', text: 'SELECT 1' }] } as const;
const PLAYGROUND = { version: 1, engine: 'postgres', dataset: 'empty', current: 'a' };

/** Whether the statements are consecutive parts of the text, each with the number of the line on which it begins. */
function areInOrder(statements: ReturnType<typeof splitStatements>, text: string): boolean {
  return statements.every(
    ({ sql, start, end, line }, index) =>
      sql === text.slice(start, end) &&
      start >= (statements[index - 1]?.end ?? 0) &&
      line === text.slice(0, start).split('\n').length,
  );
}

function perEngine(engine: EngineName): Parser[] {
  return [
    parser(`statements on ${engine}`, (sql) => splitStatements(sql, engine), areInOrder, SQL),
    parser(
      `tokens on ${engine}`,
      (sql) => tokenizeSql(sql, engine),
      (tokens, sql) =>
        tokens.every(({ start, end }, at) => start === (tokens[at - 1]?.end ?? 0) && end > start) &&
        (tokens.at(-1)?.end ?? 0) === sql.length,
      SQL,
    ),
    parser(
      `the query to explain on ${engine}`,
      (sql) => lastQuery(sql, engine),
      ({ before, query = '' }, sql) => [...before, query].every((part) => sql.includes(part)),
      SQL,
    ),
    parser(
      `what is timed of a text on ${engine}`,
      (sql) => wayParts(sql, engine),
      ({ before, timed, last, count }, sql) =>
        timed.length === sql.length && sql === before + timed.slice(before.length) && sql.includes(last) && count >= 0,
      SQL,
    ),
  ];
}

/** Whether queries that were read from a link are the same when read from the link that they make. */
function isShared(queries: ReturnType<typeof readShareFragment>): boolean {
  if (!queries) return true;
  const again = shareFragment(queries);
  return again.length > MAX_FRAGMENT || JSON.stringify(readShareFragment(again)) === JSON.stringify(queries);
}

export const sqlParsers: readonly Parser[] = [
  ...perEngine('sqlite'),
  ...perEngine('postgres'),
  parser(
    'tables that a text names',
    (sql) => usedTables(sql, TABLES),
    (found) => found.every((table) => TABLES.includes(table)),
    SQL,
  ),
  parser('a text in which mistakes are looked for', markedText, (marked, sql) => marked.length <= 2 * sql.length, SQL),
  parser('a word that changes from run to run', changingWord, (word = '', sql) => sql.includes(word), SQL),
  parser('the link to queries', readShareFragment, isShared, [shareFragment(QUERIES)]),
  parser(
    'the stored queries',
    parsePlayground,
    (stored) => !stored || stored.queries.some(({ id }) => id === stored.current),
    [JSON.stringify({ ...PLAYGROUND, queries: [{ id: 'a', name: 'b', text: 'SELECT 1' }] })],
  ),
];
