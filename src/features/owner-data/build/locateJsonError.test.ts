import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locateJsonError } from './locateJsonError';

describe('locateJsonError', () => {
  it.each([
    ['{"a": 1,}', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a" 1}', 1, 6],
    ['{"a": x}', 1, 7],
    ["{'a': 1}", 1, 2],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['[1]]', 1, 4],
    ['{]', 1, 2],
    ['{"a": 01}', 1, 7],
    ['', 1, 1],
    ['{"a": "tab\there"}', 1, 7],
    ['{} // note', 1, 4],
  ])('%j stops at line %i, column %i', (text, line, column) => {
    expect(locateJsonError(text)).toMatchObject({ line, column });
  });

  it('says what was expected', () => {
    expect(locateJsonError('{"a": 1,}')?.expected).toContain('no comma after the last field');
    expect(locateJsonError('{"a": 1 "b": 2}')?.expected).toContain('","');
  });

  it('finds nothing in valid JSON of any formatting', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(locateJsonError(JSON.stringify(value, null, indent))).toBeUndefined();
      }),
    );
  });

  it('agrees with JSON.parse on texts with one character removed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const text = JSON.stringify(value);
        const broken = text.slice(0, at % text.length) + text.slice((at % text.length) + 1);
        let valid = true;
        try {
          JSON.parse(broken);
        } catch {
          valid = false;
        }
        expect(locateJsonError(broken) === undefined).toBe(valid);
      }),
    );
  });
});
