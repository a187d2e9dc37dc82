import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, normalizeWord, spellingVariant } from './normalize';

describe('normalizeWord', () => {
  it('puts the tone of an open syllable on its first vowel', () => {
    expect(['hoà', 'thuý', 'khoẻ', 'luỹ'].map(normalizeWord)).toEqual(['hòa', 'thúy', 'khỏe', 'lũy']);
  });

  it('leaves qu- and closed syllables as they are', () => {
    expect(['quý', 'hoàn', 'toán', 'thuyền'].map(normalizeWord)).toEqual(['quý', 'hoàn', 'toán', 'thuyền']);
  });

  it('treats composed and decomposed letters alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeWord(text.normalize('NFD'))).toBe(normalizeWord(text.normalize('NFC')));
      }),
    );
  });
});

describe('fold', () => {
  it('drops diacritics and writes đ as d', () => {
    expect(['điều', 'phủ', 'nghịch', 'ườm', 'đ'].map(fold)).toEqual(['dieu', 'phu', 'nghich', 'uom', 'd']);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => fold(fold(normalizeWord(text))) === fold(normalizeWord(text)),
      ),
    );
  });
});

describe('spellingVariant', () => {
  it('swaps i and y at the end of a short syllable, with the tone', () => {
    expect(['lí', 'tỷ', 'kĩ', 'quý'].map(spellingVariant)).toEqual(['lý', 'tỉ', 'kỹ', 'quí']);
    expect(['bit', 'di', 'chi'].map(spellingVariant)).toEqual([undefined, undefined, undefined]);
  });
});
