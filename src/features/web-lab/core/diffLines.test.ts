import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from './diffLines';

const of = (first: string, second: string) => diffLines(first, second).map(({ kind, text }) => `${kind} ${text}`);

describe('diffLines', () => {
  it('finds what differs', () => {
    expect(of('200\na\nb', '200\nb\nc')).toEqual(['same 200', 'first a', 'same b', 'second c']);
  });

  it('contains both texts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (first, second) => {
        const lines = diffLines(first, second);
        const without = (kind: string) =>
          lines
            .filter((line) => line.kind !== kind)
            .map((line) => line.text)
            .join('\n');
        expect(without('second')).toBe(first);
        expect(without('first')).toBe(second);
      }),
    );
  });

  it('is quick for long texts', () => {
    const start = performance.now();
    diffLines('x\n'.repeat(100_000), 'y\n'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
