import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { isProductMissing } from '../../scripts/recordings/recorder';
import { readRecording } from '../../src/features/recordings/node/readRecording';
import { record } from './record';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('says how to get git where there is none', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-git-'));
  vi.stubEnv('PATH', empty);
  const failure = await Promise.resolve()
    .then(() => record('recordings/git/handout'))
    .catch((error: unknown) => error);
  vi.unstubAllEnvs();
  rmSync(empty, { recursive: true });
  expect(isProductMissing(failure)).toBe(true);
  expect((failure as Error).message).toMatch(/^git was not found\. Install it/);
});

it('makes the same commits as the recording', async () => {
  const made = await record(path.join(ROOT, 'recordings/git/handout'));
  const kept = readRecording(ROOT, 'git/handout');
  const hashes = (text: string) => text.match(/\b[\da-f]{7,40}\b/g);
  if (!('stdout' in made && 'stdout' in kept)) throw new Error('the recording has no text');
  expect(hashes(made.stdout)?.length).toBeGreaterThan(30);
  expect(hashes(made.stdout)).toEqual(hashes(kept.stdout));
}, 60_000);
