import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenize, words } from './tokenize';

it('separates words at everything but letters and digits', () => {
  expect(words('k6 run --error-rate 0.5 http_req_failed, Hoà!')).toEqual([
    'k6',
    'run',
    'error',
    'rate',
    '0',
    '5',
    'http',
    'req',
    'failed',
    'hòa',
  ]);
});

it('keeps Vietnamese words whole, decomposed ones too', () => {
  expect(words('bộ nhớ'.normalize('NFD'))).toEqual(['bộ', 'nhớ']);
});

it('returns the range of each word, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let last = 0;
      for (const { start, end, word } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(words(text.slice(start, end))).toEqual([word]);
        last = end;
      }
    }),
  );
});
