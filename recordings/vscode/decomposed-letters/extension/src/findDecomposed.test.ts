import { describe, expect, it } from 'vitest';
import { findDecomposed } from './findDecomposed';

const VOWELS = [...'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY'];
const TONES = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const LETTERS = VOWELS.flatMap((vowel) => TONES.map((tone) => (vowel + tone).normalize('NFC')));

/** The text with every edit applied, from the last to the first, so that offsets stay right. */
function applied(text: string): string {
  return findDecomposed(text)
    .reverse()
    .reduce((rest, { start, end, composed }) => rest.slice(0, start) + composed + rest.slice(end), text);
}

describe('findDecomposed', () => {
  it('leaves composed text alone', () => {
    expect(findDecomposed('Đặng Thuỳ Trâm, 1968')).toEqual([]);
  });

  it('reports where a decomposed letter begins and ends', () => {
    expect(findDecomposed('Huê\u0301')).toEqual([{ start: 2, end: 4, composed: 'ế' }]);
  });

  it('counts offsets in UTF-16 code units', () => {
    expect(findDecomposed('📚e\u0301')).toEqual([{ start: 2, end: 4, composed: 'é' }]);
  });

  it('knows every Vietnamese vowel with every tone', () => {
    expect(new Set(LETTERS).size).toBe(144);
    for (const letter of LETTERS) expect(applied(letter.normalize('NFD'))).toBe(letter);
  });

  it('accepts marks in either order', () => {
    expect(applied('e\u0323\u0302')).toBe('ệ');
    expect(applied('e\u0302\u0323')).toBe('ệ');
  });

  it('composes half of what cannot be composed as a whole', () => {
    expect(applied('e\u0301\u0334')).toBe('e\u0301\u0334'.normalize('NFC'));
  });

  it('does not touch a mark that has no composed letter', () => {
    expect(findDecomposed('x\u0323')).toEqual([]);
  });

  it('does not touch đ, which has no decomposition', () => {
    expect('đ'.normalize('NFD')).toBe('đ');
    expect(findDecomposed('đ')).toEqual([]);
  });
});
