import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept, writeKept } from './databaseStore';

describe('a storage of the browser that never answers', () => {
  let opening: { onsuccess?: () => void; result?: { close: () => void } };
  beforeEach(() => {
    opening = {};
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => opening });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['reading', () => readKept('nha_sach')],
    ['writing', () => writeKept('nha_sach', undefined, 'revision')],
  ])('is given up after a few seconds: %s', async (_, ask) => {
    const asked = expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
  });

  it('is closed if it answers after all', async () => {
    const asked = expect(readKept('nha_sach')).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
    const close = vi.fn();
    opening.result = { close };
    opening.onsuccess?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});
