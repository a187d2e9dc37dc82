import fc, { type Arbitrary } from 'fast-check';
import type { EngineName } from '../core/types';

/** Words that open, close or announce a body elsewhere, and that both engines also accept as the name of a column. */
const NAMES = [
  'begin',
  'function',
  'trigger',
  'procedure',
  'atomic',
  'replace',
  'temp',
  'view',
  'Begin',
  'plan',
  'đơn_giá',
];
/** Reserved by PostgreSQL, but not by SQLite. */
const SQLITE_NAMES = [...NAMES, 'end', 'END'];

const SPACES: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: [' ', '\n', '\t', ' -- a; b\'s "c\n', " /* ; end; ' */ ", ' /* a /* ; */ ', '/**/', '\n\n', ' --\r\n'],
  postgres: [' ', '\n', '\t', ' -- a; b\'s "c\n', " /* ; end; ' */ ", ' /* a /* ; */ $$ */ ', '/**/', ' --\r', '\v'],
};

const STRINGS: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: ["'a;b'", "'it''s; '", "''", "'\\'", "x'3b'", "'$$'", "'-- ;'", "'/*;'", "';\n;'"],
  postgres: [
    "'a;b'",
    "'it''s; '",
    "''",
    "'\\'",
    "E'\\'; '",
    "e'\\\\'",
    '$$a;b$$',
    "$x$ $$;' $x$",
    "'$$'",
    "'-- ;'",
    "U&'\\0061;'",
    "'a'\n'b;'",
    "E'a'\n'\\';b'",
    "E'a' -- c\n '\\';'",
    "N';'",
  ],
};

const QUOTED_NAMES: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: ['"a;b"', '[c;d]', '`e;``f`', '"END"', '"g""h;"'],
  postgres: ['"a;b"', '"END"', '"g""h;"', '"$$"', 'a$b$'],
};

/** Tables that a script may use. */
export const SETUP = `CREATE TABLE log (id INTEGER, begin TEXT, "end" TEXT, "case" TEXT);
  CREATE TABLE aux (x INTEGER, function TEXT);`;

interface Parts {
  readonly space: Arbitrary<string>;
  readonly text: Arbitrary<string>;
  readonly names: Arbitrary<readonly string[]>;
}

/** Fills the gaps of a template: `~` is white space or a comment, `%1` to `%3` are names, `%s` is a string. */
function filled(template: string, { space, names, text }: Parts): Arbitrary<string> {
  const pieces = template
    .split(/(~|%s)/)
    .map((piece) => (piece === '~' ? space : piece === '%s' ? text : fc.constant(piece)));
  return fc
    .tuple(names, ...pieces)
    .map(([chosen, ...parts]) => parts.join('').replace(/%([123])/g, (_, index) => chosen[Number(index) - 1] ?? ''));
}

const COMMON = [
  'CREATE~TABLE~%1~(id INTEGER,~%2 TEXT,~%3 TEXT)',
  'CREATE VIEW~%1~AS~SELECT~1 AS~%2, %s AS %3',
  'SELECT~%s~AS %1,~1',
  'SELECT~CASE WHEN 1 = 1~THEN %s~END~AS %1',
  'INSERT INTO~log (id, begin) VALUES (1,~%s)',
  'UPDATE log SET begin =~%s WHERE id = 1',
  'WITH~%1 AS (SELECT 1 AS x)~SELECT x,~%s AS s FROM~%1 AS %2',
  'WITH q AS (SELECT 1 AS x, %s AS %1)~INSERT INTO aux SELECT x, %1 FROM q',
  'WITH~q AS (SELECT 1 AS x)~SELECT replace(%s,~%s, %s) FROM q',
  'DELETE FROM aux~WHERE function =~%s',
  '~',
  '',
];

const ONLY: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: [
    'CREATE~TRIGGER~%1 AFTER INSERT ON log~BEGIN~INSERT INTO aux VALUES (NEW.id,~NEW.end);~END',
    'CREATE TEMP~TRIGGER~%1~UPDATE~OF~begin, end ON log FOR EACH ROW~WHEN~NEW.end = %s~BEGIN~SELECT~1;~DELETE FROM aux;~END',
    'CREATE TRIGGER %1 DELETE ON log~BEGIN~UPDATE log SET end = CASE WHEN~OLD.begin = %s THEN 1 END;~SELECT end, begin FROM log;~end',
    'CREATE TRIGGER IF NOT EXISTS %1 BEFORE INSERT ON log WHEN begin > 1~BEGIN SELECT CASE 1 WHEN 1 THEN RAISE(IGNORE) END; END',
    'EXPLAIN~CREATE TRIGGER~%1 INSERT ON log BEGIN~INSERT INTO log(id, begin, end) VALUES (1,~%s, 2);~END',
    'EXPLAIN~QUERY PLAN~SELECT~1',
    'BEGIN',
    'COMMIT',
    'END~TRANSACTION',
    'SAVEPOINT~begin',
    'RELEASE~begin',
    'SELECT~$a::b,~:trigger, @begin, ?1',
    'SELECT 1 AS~"x" \ufeff',
    'REPLACE INTO aux VALUES (1,~%s)',
    'SELECT begin,~end, "case"~FROM log',
  ],
  postgres: [
    'DO~%s',
    'DO~$b$ BEGIN~PERFORM 1; IF true THEN NULL; END IF; END $b$',
    'CREATE OR REPLACE~FUNCTION~%1()~RETURNS int LANGUAGE sql~BEGIN~ATOMIC~SELECT~CASE WHEN true THEN 1 END;~SELECT l.end AS end FROM log l;~SELECT 2;~END',
    'CREATE FUNCTION~%1(begin text)~RETURNS text~BEGIN ATOMIC~SELECT~%s;~END',
    'CREATE~PROCEDURE~%1()~BEGIN ATOMIC~INSERT INTO aux VALUES (1,~%s);;~END',
    'CREATE FUNCTION %1() RETURNS int LANGUAGE sql~RETURN~1',
    'CREATE FUNCTION %1() RETURNS int LANGUAGE sql AS~$$ SELECT 1; SELECT 2 $$',
    "CREATE FUNCTION %1() RETURNS int LANGUAGE sql SET search_path TO begin, atomic AS~'SELECT 1; SELECT 2'",
    'CREATE~RULE~%1 AS ON INSERT TO log~DO ALSO~(INSERT INTO aux VALUES (1,~%s);~DELETE FROM aux WHERE x = 3)',
    'SELECT 1~AS end',
    'SELECT 1~+-- ;\n2',
    'SELECT l.end,~l.case FROM log l',
    "SELECT '{\"a;\": 1}'::jsonb~->> 'a;'",
  ],
};

/** A change that usually makes a script invalid. */
const INJURIES = [
  ';',
  "'",
  '"',
  '(',
  ')',
  '$$',
  '/*',
  '*/',
  '--',
  'END',
  'BEGIN',
  ' ; ; ',
  '\\',
  '$x$',
  'CREATE TRIGGER ',
];

/** Random scripts of an engine, full of what makes it hard to see where a statement ends; some of them are invalid. */
export function randomScript(engine: EngineName): Arbitrary<string> {
  const space = fc.constantFrom(...SPACES[engine]);
  const names = engine === 'sqlite' ? SQLITE_NAMES : NAMES;
  const text = fc.constantFrom(...STRINGS[engine]);
  const someName = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...QUOTED_NAMES[engine]) },
  );
  const parts = { space, text, names: fc.tuple(someName, someName, someName) };
  const statement = fc.constantFrom(...COMMON, ...ONLY[engine]).chain((template) => filled(template, parts));
  const script = fc
    .array(fc.tuple(space, statement, fc.constantFrom('', ' ', '\n', ' -- c;\n')), { minLength: 1, maxLength: 7 })
    .map((statements) => statements.map((pieces) => pieces.join('')).join(';'));
  const injured = fc.tuple(script, fc.nat(), fc.constantFrom(...INJURIES)).map(([sql, at, injury]) => {
    const offset = at % (sql.length + 1);
    return sql.slice(0, offset) + injury + sql.slice(offset);
  });
  return fc.oneof({ weight: 4, arbitrary: script }, { weight: 1, arbitrary: injured });
}
