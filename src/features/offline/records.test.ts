import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackRecord } from './core/types';
import { MemoryCaches } from './memoryCaches';
import { readRecord, readRecords, standingOf, writeRecord } from './records';

const file = (url: string) => ({ url, revision: '1', bytes: 1, stored: 1 });
const RECORD = {
  locale: 'vi',
  manifest: { id: 'sql', files: [file('/docs/a'), file('/docs/h%E1%BB%87')] },
  isComplete: true,
  previous: [],
} as unknown as PackRecord;

let storage: MemoryCaches;
beforeEach(() => {
  storage = MemoryCaches.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('ignores a damaged record and reads the others', async () => {
  await writeRecord(RECORD);
  for (const [id, text] of Object.entries({ page: '<!doctype html>', none: 'null', half: '{"manifest":{}}' }))
    await storage.hold('offline-records', `/offline-records/vi/${id}`, text);
  expect(await readRecords()).toEqual([RECORD]);
  expect(await readRecord('vi', 'page')).toBeUndefined();
  expect(await readRecord('vi', 'sql')).toEqual(RECORD);
});

it('does not call a course complete if one of its files was deleted', async () => {
  await storage.hold('offline-packs', '/docs/a', 'a');
  expect(await standingOf(RECORD)).toMatchObject({ isComplete: false });
  await storage.hold('offline-packs', '/docs/hệ', 'b');
  expect(await standingOf(RECORD)).toEqual(RECORD);
  expect(await standingOf({ ...RECORD, isComplete: false })).toMatchObject({ isComplete: false });
});
