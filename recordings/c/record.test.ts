import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { isProductMissing } from '../../scripts/recordings/recorder';
import { record } from './record';

it('says how to get gcc where there is none', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-gcc-'));
  vi.stubEnv('PATH', empty);
  const failure = await Promise.resolve()
    .then(() => record('recordings/c/unsigned'))
    .catch((error: unknown) => error);
  vi.unstubAllEnvs();
  rmSync(empty, { recursive: true });
  expect(isProductMissing(failure)).toBe(true);
  expect((failure as Error).message).toMatch(/^gcc was not found\. Install it/);
});
