// cspell:ignore letrec
import fc from 'fast-check';
import { inspect } from 'node-inspect-extracted';
import { describe, expect, it } from 'vitest';
import { showCase, showValue } from './showCase';

/** Formats an answer's own values as in the sandbox. */
const shown = (value: unknown) =>
  inspect(value, { depth: 6, compact: true, breakLength: Infinity, maxArrayLength: 60, maxStringLength: 400 });

describe('showValue', () => {
  it('formats plain data as the console does', () => {
    const data = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.stringMatching(/^[ -~à-ỹ"'`\\\n\t]{0,9}$/),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z$_][a-z0-9 -]{0,4}$/), tie('value'), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      ),
    })).value;
    fc.assert(
      fc.property(data, (value) => {
        fc.pre(inspect(value, { depth: Infinity }) === inspect(value, { depth: 6 }));
        expect(showValue(value)).toBe(shown(value));
      }),
    );
  });

  it.each([
    [Array.from({ length: 61 }, (_, i) => i)],
    [Array.from({ length: 62 }, (_, i) => i)],
    ['x'.repeat(401)],
    ['x'.repeat(402)],
    [-0],
    [undefined],
    [[]],
    [{}],
    [''],
  ])('formats %j as the console does, too', (value) => {
    expect(showValue(value)).toBe(shown(value));
  });
});

describe('showCase', () => {
  it('keeps long values on one line, and cuts the longest', () => {
    const { input, expected } = showCase('f', {
      args: [Array.from({ length: 40 }, (_, i) => i)],
      expected: Array.from({ length: 9 }, () => 'x'.repeat(300)),
    });
    expect(input).not.toContain('\n');
    expect(expected.length).toBeLessThan(1600);
  });

  it('has one line per call of a class', () => {
    const calls = [
      ['put', [1, 'a']],
      ['get', [1], 'a'],
    ] as const;
    expect(showCase('Store', { construct: [], calls })).toEqual({
      input: "new Store()\nput(1, 'a')\nget(1)",
      expected: "\n\n'a'",
    });
  });
});
