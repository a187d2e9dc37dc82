import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWords, encodeWords } from './wordCodes';

describe('word codes', () => {
  it('writes a frequent word as one letter', () => {
    const text = 'truy vấn '.repeat(8);
    const { words, coded } = encodeWords(text);
    expect(words.split('\r')).toContain(' vấn');
    expect(coded.length).toBeLessThan(text.length / 3);
  });

  it('takes no letter for a code that the text has itself', () => {
    const text = 'α Đ Ͱ я '.repeat(3) + ' thay thế trang'.repeat(9);
    const packed = encodeWords(text);
    expect(packed.taken).toBe('Ͱαя');
    expect(decodeWords(packed)).toBe(text);
  });

  it('gives every text back', () => {
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
