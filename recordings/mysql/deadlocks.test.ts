import path from 'node:path';
import { expect, it } from 'vitest';
import { readRecording } from '../../src/features/recordings/node/readRecording';

const root = path.resolve(import.meta.dirname, '../..');
const recording = readRecording(root, 'mysql/deadlocks');
const results = 'results' in recording ? recording.results : [];

/** The rows of the last query of a part. */
const rowsOf = (part: string) => results.filter((result) => result.part === part && result.rows).at(-1)?.rows;

// What the post about deadlocks says of the locks.
it.each([
  ['gap', ['an phone X,GAP GRANTED', 'binh phone X,GAP GRANTED']],
  ['wait', ['an phone X,GAP GRANTED', 'an phone X,GAP,INSERT_INTENTION WAITING', 'binh phone X,GAP GRANTED']],
  ['read-committed', []],
  ['insert-first', ['an phone X,REC_NOT_GAP GRANTED', 'binh phone S WAITING']],
])('shows the row locks of the part %s', (part, locks) => {
  expect(rowsOf(part)?.map((row) => row.slice(0, 4).join(' '))).toEqual(locks);
});

it.each([
  ['scan', ['PRIMARY X 31']],
  ['indexed', ['items_order X 3', 'items_order X,GAP 1', 'PRIMARY X,REC_NOT_GAP 3']],
])('counts the row locks of the part %s', (part, counts) => {
  expect(rowsOf(part)?.map((row) => row.join(' '))).toEqual(counts);
});

it('rolls back the session that closes the cycle, and then answers the one that waited', () => {
  const events = results.filter(({ part }) => part === 'deadlock');
  expect(events.map(({ user, hasWaited, error }) => [user, hasWaited ?? false, error?.code])).toEqual([
    ['binh', false, '1213'],
    ['an', true, undefined],
  ]);
});
