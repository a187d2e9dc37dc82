import { expect, test } from 'vitest';
import { failureOf } from './searchFailure';

const answered = (status: number) => Object.assign(new Error('Invalid Application-ID or API key'), { status });
const ofEngine = (code: string) => Object.assign(new Error('no'), { name: 'RetryError', code });

test.each([
  ['no host answers', Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' }), 'unreachable'],
  ['a host breaks', answered(500), 'unreachable'],
  ['a key is unknown', answered(401), 'refused'],
  ['a key may not search', answered(403), 'refused'],
  ['there is no such index', answered(404), 'missing'],
  ['the index is gone', answered(410), 'missing'],
  ['too much is asked', answered(429), 'busy'],
  ['the request is wrong', answered(400), 'misunderstood'],
  ['the request is too large', answered(413), 'misunderstood'],
  ['the request is not understood', answered(422), 'misunderstood'],
  ['the script of the client does not come', new TypeError('Failed to fetch'), 'unreachable'],
  ['the embedded index does not come', ofEngine('network'), 'unreachable'],
  ['a page comes in place of the embedded index', ofEngine('page-instead'), 'unreachable'],
  ['the embedded index is not there', ofEngine('missing-index'), 'missing'],
  ['the embedded index is damaged', ofEngine('corrupt-index'), 'missing'],
  ['the engine has stopped', ofEngine('worker'), 'stopped'],
  ['nobody knows what', undefined, 'unreachable'],
  ['a text is thrown', 'lost', 'unreachable'],
])('classifies: %s', (_name, error, expected) => {
  expect(failureOf(error)).toBe(expected);
  // The modal receives the error as the cause of another one.
  expect(failureOf(new Error('The search failed', { cause: error }))).toBe(expected);
});
