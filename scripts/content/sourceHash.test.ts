import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSource, sourceHash } from './sourceHash';

describe('sourceHash', () => {
  it('is 12 hex digits', () => {
    expect(sourceHash('Xin chào\n')).toMatch(/^[0-9a-f]{12}$/);
  });

  it('ignores line ends, trailing spaces and the Unicode form', () => {
    const written = 'Khóa chính\n\nHết\n';
    expect(sourceHash('Khóa chính  \r\n\t\r\nHết\r\n\r\n'.normalize('NFD'))).toBe(sourceHash(written));
  });

  it('detects a changed word', () => {
    expect(sourceHash('một')).not.toBe(sourceHash('hai'));
  });

  it('normalizes to a fixed point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeSource(normalizeSource(text))).toBe(normalizeSource(text));
      }),
    );
  });
});
