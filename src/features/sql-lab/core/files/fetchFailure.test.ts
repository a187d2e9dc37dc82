import { expect, it } from 'vitest';
import { downloadError, FetchFailure, refusal } from './fetchFailure';

it('distinguishes a missing file from a rejected request', () => {
  const problems = [404, 410, 403, 407, 429, 500, 502, 511].map((status) => refusal('/a', status).problem);
  expect(problems).toEqual(['gone', 'gone', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused']);
  expect(refusal('/a', 502).message).toBe('/a answered 502.');
});

it('returns a reason only for failures whose cause is known', () => {
  const problemOf = (error: unknown) => downloadError(error).problem;
  expect(problemOf(new FetchFailure('wrong', 'x'))).toBe('wrong');
  expect(problemOf(refusal('/a', 403))).toBe('refused');
  expect(problemOf(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe('script');
  // A programming error is a TypeError, too.
  expect(problemOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(downloadError('odd')).toEqual({ kind: 'download', message: 'odd' });
});
