import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, nextPackState, type PackEvent, type PackState } from './packState';
import type { PackManifest, PackRecord } from './types';

const latest = { id: 'k6', label: 'k6', href: '/', places: [], version: '2', pages: 1, bytes: 10, stored: 30 };
const manifest = (version: string): PackManifest => ({ ...latest, version, format: 1, files: [], frames: [] });
const record = (version: string, isComplete: boolean, previous: readonly string[] = []): PackRecord => ({
  locale: 'vi',
  manifest: manifest(version),
  isComplete,
  previous,
});
const unknown: PackState = { kind: 'unknown' };

describe('a course', () => {
  it.each([
    ['nothing', undefined, { kind: 'absent' }],
    ['a part', record('2', false), { kind: 'partial', wasComplete: false }],
    ['an update in part', record('2', false, ['/a']), { kind: 'partial', wasComplete: true }],
    ['all of it', record('2', true), { kind: 'saved', isOutdated: false }],
    ['an older edition', record('1', true), { kind: 'saved', isOutdated: true }],
  ])('gets its state from what is saved: %s', (_name, found, state) => {
    expect(nextPackState(unknown, { type: 'found', latest, ...(found && { record: found }) })).toEqual(state);
  });

  it('is not called outdated when no network is available to check', () => {
    expect(nextPackState(unknown, { type: 'found', record: record('1', true) })).toEqual({
      kind: 'saved',
      isOutdated: false,
    });
  });
});

it("keeps a failed download's reason and what was saved before", () => {
  const failed = nextPackState(
    { kind: 'downloading', done: 1, total: 2 },
    { type: 'failed', failure: 'full', latest, record: record('1', true) },
  );
  expect(failed).toEqual({ kind: 'saved', isOutdated: true, failure: 'full' });
});

it('stays impossible where the browser does not support saving', () => {
  const state = nextPackState(unknown, { type: 'obstructed', obstacle: 'insecure' });
  expect(nextPackState(state, { type: 'found' })).toBe(state);
});

it('never moves progress backwards, nor beyond the total', () => {
  const events = fc.array(
    fc.nat(300).map((done): PackEvent => ({ type: 'progress', done, total: 200 })),
    { minLength: 2 },
  );
  fc.assert(
    fc.property(events, (steps) => {
      let before = 0;
      steps.reduce<PackState>((state, event) => {
        const next = nextPackState(state, event);
        const done = next.kind === 'downloading' ? next.done : -1;
        expect(done).toBeGreaterThanOrEqual(before);
        expect(done).toBeLessThanOrEqual(200);
        before = done;
        return next;
      }, unknown);
    }),
  );
});

it.each([
  [Object.assign(new Error('x'), { name: 'QuotaExceededError' }), 'full'],
  [new TypeError('Failed to fetch'), 'network'],
  [Object.assign(new Error('x'), { name: 'MissingFile' }), 'missing'],
  [Object.assign(new Error('x'), { name: 'WorkerRefused' }), 'worker'],
  [Object.assign(new Error('x'), { name: 'Busy' }), 'busy'],
  [Object.assign(new Error('x'), { name: 'RefusedFile' }), 'refused'],
  [Object.assign(new Error('x'), { name: 'WrongFile' }), 'wrong'],
  [new Error('x'), 'unknown'],
  [undefined, 'unknown'],
])('classifies %s as %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
