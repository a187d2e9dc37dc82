import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWords, encodeWords } from './wordCodes';

describe('word codes', () => {
  it('encodes a frequent word as one letter', () => {
    const text = 'truy vấn '.repeat(8);
    const { words, coded } = encodeWords(text);
    expect(words.split('\r')).toContain(' vấn');
    expect(coded.length).toBeLessThan(text.length / 3);
  });

  it('does not use a letter that occurs in the text as a code', () => {
    const text = 'α Đ Ͱ я '.repeat(3) + ' thay thế trang'.repeat(9);
    const packed = encodeWords(text);
    expect(packed.taken).toBe('Ͱαя');
    expect(decodeWords(packed)).toBe(text);
  });

  it('restores every text', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(' bảng', ' băm', 'LRU', '\n', ' αβ', '"', '\\'), fc.string()), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('').replaceAll('\r', '');
        expect(decodeWords(encodeWords(whole))).toBe(whole);
      }),
    );
  });
});
