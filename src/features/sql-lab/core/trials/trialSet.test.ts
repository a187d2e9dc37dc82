import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packDatabases, unpackDatabases, type Cell } from './trialSet';

const cell: fc.Arbitrary<Cell> = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
const database = fc.tuple(
  fc.array(fc.tuple(cell, cell), { maxLength: 8 }),
  fc.array(fc.tuple(cell, cell, fc.integer({ max: 5000, min: 0 })), { maxLength: 8 }),
);

it('packs databases so that they survive JSON', () => {
  fc.assert(
    fc.property(fc.array(database, { maxLength: 30 }), (databases) => {
      const packed = packDatabases(databases, [2, 3]);
      expect(unpackDatabases(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(databases);
    }),
  );
});

it('packs a column with more values than ASCII has characters', () => {
  const databases = [[Array.from({ length: 300 }, (_, index) => [index])]];
  expect(unpackDatabases(packDatabases(databases, [1]))).toEqual(databases);
});
