import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onOneLine, snippetRange } from './snippet';

const cut = (text: string, marked: string, size: number) => {
  const at = text.indexOf(marked);
  const { start, end } = snippetRange(text, marked ? [{ start: at, end: at + marked.length, tokens: 1 }] : [], size);
  return text.slice(start, end);
};

describe('snippetRange', () => {
  const text = 'một hai ba bốn năm sáu bảy tám chín mười';

  it('keeps a short text whole', () => {
    expect(cut(text, 'ba', 10)).toBe(text);
  });

  it('puts the marks in the middle', () => {
    expect(cut(text, 'sáu', 5)).toBe('bốn năm sáu bảy tám');
    expect(cut(text, 'một', 3)).toBe('một hai ba');
    expect(cut(text, 'mười', 3)).toBe('tám chín mười');
  });

  it('begins at the start of the text when nothing is marked', () => {
    expect(cut(text, '', 4)).toBe('một hai ba bốn');
  });

  it('contains at most the given number of words, none of them cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\S{1,6}$/), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: 1, max: 12 }),
        (list, pick, size) => {
          const all = list.join(' ');
          const chosen = list[pick % list.length] as string;
          const snippet = cut(all, chosen, size);
          expect(snippet.split(' ').length).toBeLessThanOrEqual(
            Math.max(size, list.length > size ? size : list.length),
          );
          expect(` ${all} `).toContain(` ${snippet} `);
        },
      ),
    );
  });
});

describe('onOneLine', () => {
  it('keeps cells and blocks apart', () => {
    expect(onOneLine('FIFO\t9 lỗi\nLRU\t10 lỗi')).toBe('FIFO · 9 lỗi LRU · 10 lỗi');
  });
});
