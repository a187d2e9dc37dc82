import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHashed } from './paths';
import { beginRecord, planPack, unneededFiles } from './planPack';
import type { PackManifest, PackRecord, SavedFile } from './types';

const file = (url: string, revision = '1', bytes = 10): SavedFile => ({ url, revision, bytes, stored: bytes * 3 });

function manifest(id: string, version: string, files: readonly SavedFile[]): PackManifest {
  return { format: 1, id, label: id, href: '/', places: [], version, pages: 1, bytes: 0, stored: 0, files, frames: [] };
}

const SCRIPT = '/assets/js/a.0a1b2c3d.js';
const files = [file('/docs/a'), file(SCRIPT, '1', 30)];

describe('a plan', () => {
  it('fetches everything when nothing is saved, pages last', () => {
    const plan = planPack({ files }, () => undefined);
    expect(plan.missing.map(({ url }) => url)).toEqual([SCRIPT, '/docs/a']);
    expect(plan).toMatchObject({ missingBytes: 40, keptBytes: 0 });
  });

  it('resumes an interrupted download', () => {
    const plan = planPack({ files }, (url) => (url === SCRIPT ? '1' : undefined));
    expect(plan).toMatchObject({ missing: [file('/docs/a')], missingBytes: 10, keptBytes: 30 });
  });

  it('fetches a page again when its content has changed', () => {
    expect(planPack({ files }, () => '0').missing).toHaveLength(2);
  });

  it('counts each byte once, and never puts a page before a script', () => {
    const anyFile = fc.record({
      url: fc
        .constantFrom('/docs/', '/assets/js/')
        .chain((folder) =>
          fc
            .stringMatching(/^[a-z]{1,8}$/)
            .map((name) => (folder === '/docs/' ? folder + name : `${folder}${name}.0a1b2c3d.js`)),
        ),
      revision: fc.constantFrom('1', '2'),
      bytes: fc.nat(1000),
      stored: fc.nat(1000),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyFile, { selector: ({ url }) => url }),
        fc.constantFrom('1', '2', undefined),
        (all, kept) => {
          const plan = planPack({ files: all }, () => kept);
          expect(plan.keptBytes + plan.missingBytes).toBe(all.reduce((sum, { bytes }) => sum + bytes, 0));
          const order = plan.missing.map(({ url }) => isHashed(url));
          expect(order).toEqual([...order].sort((left, right) => Number(right) - Number(left)));
        },
      ),
    );
  });
});

describe('a record', () => {
  const first = beginRecord('vi', manifest('k6', '1', files), undefined);
  const complete: PackRecord = { ...first, isComplete: true };

  it('begins without a previous edition', () => {
    expect(first).toMatchObject({ isComplete: false, previous: [] });
  });

  it('keeps its state when the same edition is requested again', () => {
    expect(beginRecord('vi', manifest('k6', '1', files), complete).isComplete).toBe(true);
  });

  it('keeps the files of the last complete edition when an update was never finished', () => {
    const second = beginRecord('vi', manifest('k6', '2', [file('/docs/b')]), complete);
    expect(second).toMatchObject({ isComplete: false, previous: ['/docs/a', SCRIPT] });
    const third = beginRecord('vi', manifest('k6', '3', [file('/docs/c')]), second);
    expect(third.previous).toEqual(['/docs/a', SCRIPT]);
  });

  it('has no previous edition when the first one was never finished', () => {
    expect(beginRecord('vi', manifest('k6', '2', []), first).previous).toEqual([]);
  });
});

it('drops files that no course needs, in its current edition or the previous one', () => {
  const records = [
    { ...beginRecord('vi', manifest('k6', '1', [file('/a')]), undefined), previous: ['/b'] },
    beginRecord('en', manifest('sql', '1', [file('/c')]), undefined),
  ];
  expect(unneededFiles(['/a', '/b', '/c', '/d'], records)).toEqual(['/d']);
});
