import { describe, expect, it } from 'vitest';
import { parseSqlInput, splitForMysql } from './sqlInput';

const split = (text: string) => splitForMysql(text).map(({ start, end }) => text.slice(start, end));

describe('splitForMysql', () => {
  it.each([
    ['SELECT 1; SELECT 2', ['SELECT 1;', 'SELECT 2']],
    ['-- one; two\nSELECT 1; # three; four\n/* five; */ SELECT 2;', ['SELECT 1;', 'SELECT 2;']],
    ['SELECT \'a;b\', "c;d", `e;f`;', ['SELECT \'a;b\', "c;d", `e;f`;']],
    ["SELECT 'it''s;', 'a\\';b';", ["SELECT 'it''s;', 'a\\';b';"]],
    ['SELECT 5--1; SELECT 2', ['SELECT 5--1;', 'SELECT 2']],
    ['SELECT 1 -- why;\n+ 2;', ['SELECT 1 -- why;\n+ 2;']],
    ['SELECT /*+ NO_BNL(t) */ 6/2; /*!80000 SELECT 3 */;', ['SELECT /*+ NO_BNL(t) */ 6/2;', '/*!80000 SELECT 3 */;']],
    [';;\n-- nothing\n', []],
    ["SELECT 'open", ["SELECT 'open"]],
  ])('splits %j', (text, statements) => {
    expect(split(text)).toEqual(statements);
  });
});

describe('stored programs', () => {
  const pieces = (text: string) => splitForMysql(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    'CREATE PROCEDURE p(IN n INT) BEGIN IF n > 0 THEN SELECT 1; END IF; CASE n WHEN 1 THEN SELECT 2; END CASE; END;',
    "CREATE TRIGGER t BEFORE UPDATE ON books FOR EACH ROW BEGIN SET @x = CASE WHEN 1 THEN 'END;' END; SET @y = 2; END;",
    'CREATE FUNCTION f() RETURNS INT BEGIN WHILE TRUE DO BEGIN END; END WHILE; RETURN 1; END',
  ])('keep the semicolons of their bodies: %s', (program) => {
    expect(pieces(`SELECT 0; ${program.replace(/;?$/, ';')} SELECT 1;`)).toEqual([
      'SELECT 0;',
      program.replace(/;?$/, ';'),
      'SELECT 1;',
    ]);
  });

  it('do not swallow what follows a body of a single statement, or a BEGIN outside a program', () => {
    expect(pieces('CREATE PROCEDURE p() SELECT 1; SELECT 2; BEGIN; SELECT 3;')).toHaveLength(4);
  });
});

describe('parseSqlInput', () => {
  it('gives each statement its line and the label above it', () => {
    const text = `-- What it is for.
SET @a = 1;

-- part: full-join
-- Refused.
SELECT 1; SELECT 2;
-- part: last
SELECT
  3;
`;
    expect(parseSqlInput(text, splitForMysql)).toEqual([
      { sql: 'SET @a = 1;', line: 2 },
      { sql: 'SELECT 1;', part: 'full-join', line: 6 },
      { sql: 'SELECT 2;', part: 'full-join', line: 6 },
      { sql: 'SELECT\n  3;', part: 'last', line: 8 },
    ]);
  });

  it('gives each statement the user named by the nearest line above it', () => {
    const text =
      'SELECT 1;\n-- as: clerk\n-- part: reads\nSELECT 2;\n-- part: writes\nSELECT 3;\n-- as: root\nSELECT 4;';
    expect(parseSqlInput(text, splitForMysql).map(({ user, part }) => [user, part])).toEqual([
      [undefined, undefined],
      ['clerk', 'reads'],
      ['clerk', 'writes'],
      ['root', 'writes'],
    ]);
  });

  it.each([
    ["-- as: 'clerk'@'localhost'\nSELECT 1;", "line 1: \"'clerk'@'localhost'\" is not a valid user name"],
    ['-- part: 12\nSELECT 1;', 'line 1: "12" is not a valid part label'],
    ['\n-- part: Full join\nSELECT 1;', 'line 2: "Full join" is not a valid part label'],
    ['-- part:\nSELECT 1;', 'line 1: "" is not a valid part label'],
    ['-- part: a\nSELECT 1;\n-- part: a\nSELECT 2;', 'line 3: there is already a part "a" above'],
    ['-- part: a\nSELECT 1;\n-- part: b\n', 'line 3: the part "b" has no statement'],
    ['-- nothing', 'the input has no statement'],
  ])('refuses %j', (text, message) => {
    expect(() => parseSqlInput(text, splitForMysql)).toThrow(message);
  });
});
