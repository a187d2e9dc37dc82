import path from 'node:path';
import { expect, it } from 'vitest';
import { readRecording } from '../../src/features/recordings/node/readRecording';

const root = path.resolve(import.meta.dirname, '../..');

/** The recorded ranks of words, by collation. */
function recordedRanks(): { words: string[]; rankOf: (collation: string) => number[] } {
  const recording = readRecording(root, 'mysql/character-sets');
  if (!('results' in recording)) throw new Error('mysql/character-sets has no results');
  const { columns = [], rows = [] } = recording.results.find(({ part, rows: some }) => part === 'order' && some) ?? {};
  const valuesOf = (column: string) => rows.map((row) => row[columns.findIndex(({ name }) => name === column)] ?? '');
  return { words: valuesOf('word'), rankOf: (collation) => valuesOf(collation).map(Number) };
}

const byCodePoint = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right));

// What the post about character sets says of the lists that it sorts in the page.
it.each([
  ['bin', byCodePoint],
  ['0900_as_cs', new Intl.Collator('en').compare],
  ['vi_0900_as_cs', new Intl.Collator('vi').compare],
])('ranks the words of the post by %s as JavaScript sorts them', (collation, compare) => {
  const { words, rankOf } = recordedRanks();
  const sorted = [...words].sort(compare);
  expect(words).toHaveLength(16);
  expect(rankOf(collation)).toEqual(words.map((word) => sorted.indexOf(word) + 1));
});
