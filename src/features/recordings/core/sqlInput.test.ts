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
  ])('cuts %j', (text, statements) => {
    expect(split(text)).toEqual(statements);
  });
});

describe('parseSqlInput', () => {
  it('gives each statement the label above it, and its line', () => {
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

  it.each([
    ['-- part: 12\nSELECT 1;', 'line 1: "12" is no label of a part'],
    ['\n-- part: Full join\nSELECT 1;', 'line 2: "Full join" is no label of a part'],
    ['-- part:\nSELECT 1;', 'line 1: "" is no label of a part'],
    ['-- part: a\nSELECT 1;\n-- part: a\nSELECT 2;', 'line 3: the part "a" has begun above'],
    ['-- part: a\nSELECT 1;\n-- part: b\n', 'line 3: the part "b" has no statement'],
    ['-- nothing', 'the input has no statement'],
  ])('refuses %j', (text, message) => {
    expect(() => parseSqlInput(text, splitForMysql)).toThrow(message);
  });
});
