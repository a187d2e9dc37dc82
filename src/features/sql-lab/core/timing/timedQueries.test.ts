import { describe, expect, it } from 'vitest';
import { parseTimedQueries, wayParts } from './timedQueries';

describe('parseTimedQueries', () => {
  it('reads the setup and the ways, whose names may contain anything', () => {
    expect(
      parseTimedQueries('-- setup\nANALYZE;\n\n-- way: a: b\nSELECT 1;\n--way:c\n-- a comment\nSELECT 1;'),
    ).toEqual({
      setup: 'ANALYZE;',
      ways: [
        { label: 'a: b', code: 'SELECT 1;' },
        { label: 'c', code: '-- a comment\nSELECT 1;' },
      ],
    });
  });

  it('accepts up to four ways, of which at least one is not slow', () => {
    const code =
      '-- slow way: a\nSELECT 1;\n-- way: b\nSELECT 2;\n--SLOW  way:c\nSELECT 3;\n-- way: slow way: d\nSELECT 4;';
    expect(parseTimedQueries(code).ways).toStrictEqual([
      { label: 'a', code: 'SELECT 1;', isSlow: true },
      { label: 'b', code: 'SELECT 2;' },
      { label: 'c', code: 'SELECT 3;', isSlow: true },
      { label: 'slow way: d', code: 'SELECT 4;' },
    ]);
  });

  it('explains what to do if every way is slow', () => {
    expect(() => parseTimedQueries('-- slow way: a\nSELECT 1;\n-- slow way: b\nSELECT 1;')).toThrow(
      /every way is a `-- slow way: name`.*write `-- way: name` for at least one/,
    );
  });

  it.each([
    ['one way', '-- way: a\nSELECT 1'],
    ['no way', 'SELECT 1'],
    ['five ways', ['a', 'b', 'c', 'd', 'e'].map((name) => `-- way: ${name}\nSELECT 1;`).join('\n')],
    ['a slow way alone', '-- slow way: a\nSELECT 1'],
    ['a setup after a way', '-- way: a\nSELECT 1;\n-- setup\nANALYZE;\n-- way: b\nSELECT 1;'],
  ])('refuses %s', (_, code) => {
    expect(() => parseTimedQueries(code)).toThrow(/-- (?:way|setup)/);
  });
});

describe('wayParts', () => {
  it('times from the first query on, and preserves lines and offsets', () => {
    const code = 'CREATE INDEX i ON t (a);\nSELECT 1;\nSELECT 2;';
    const { before, timed, ...rest } = wayParts(code, 'sqlite');
    expect(before.trim()).toBe('CREATE INDEX i ON t (a);');
    expect(timed.indexOf('SELECT 1')).toBe(code.indexOf('SELECT 1'));
    expect(timed.split('\n')).toHaveLength(3);
    expect(rest).toEqual({ count: 2, last: 'SELECT 2', isRepeatable: true, isMeasurable: true });
  });

  it('detects changes of the database, and a text without any query', () => {
    expect(wayParts('UPDATE t SET a = 1', 'sqlite').isRepeatable).toBe(false);
    expect(wayParts('ANALYZE;', 'sqlite')).toMatchObject({ before: '', count: 1, last: '' });
    expect(wayParts('-- nothing', 'sqlite')).toMatchObject({ before: '', count: 0, last: '' });
  });
});
