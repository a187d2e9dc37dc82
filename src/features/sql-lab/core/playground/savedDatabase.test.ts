import { describe, expect, it } from 'vitest';
import { readSaved, savedBytes, type SavedDatabase } from './savedDatabase';

const saved: SavedDatabase = {
  version: 1,
  revision: 'r1',
  savedAt: 1_764_000_000_000,
  engines: { sqlite: new Uint8Array(3), postgres: new Uint8Array(5) },
  original: { file: new Uint8Array(7), scripts: ['ă'] },
  files: [{ name: 'a.csv', table: 'a' }, { name: 'b.sqlite' }],
};

describe('readSaved', () => {
  it('reads what was written', () => {
    expect(readSaved(saved)).toEqual({ saved });
    const least = { ...saved, engines: {}, original: { scripts: [] }, files: [] };
    expect(readSaved(least)).toEqual({ saved: least });
  });

  it('does not touch what a newer edition of the site has written', () => {
    expect(readSaved({ version: 2 })).toEqual({ problem: 'newer' });
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { ...saved, version: '1' },
    { ...saved, revision: 7 },
    { ...saved, savedAt: Number.NaN },
    { ...saved, savedAt: 1e300 },
    { ...saved, engines: null },
    { ...saved, engines: { mysql: new Uint8Array(3) } },
    { ...saved, engines: { sqlite: new Uint8Array(0) } },
    { ...saved, engines: { sqlite: 'bytes' } },
    { ...saved, original: undefined },
    { ...saved, original: { scripts: [7] } },
    { ...saved, original: { file: [1], scripts: [] } },
    { ...saved, files: [{ name: 7 }] },
    { ...saved, files: { length: 1 } },
  ])('rejects damaged data completely (%#)', (value) => {
    expect(readSaved(value)).toEqual({ problem: 'damaged' });
  });
});

it('savedBytes counts databases, the file and the scripts as bytes', () => {
  expect(savedBytes(saved)).toBe(3 + 5 + 7 + 2);
});
