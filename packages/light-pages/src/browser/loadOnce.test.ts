import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce';

it('loads on the first call, and gives all callers the same promise', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(part.now()).toBeUndefined();
  const asked = part.load();
  expect(part.load()).toBe(asked);
  expect(part.now()).toBeUndefined();
  expect(await asked).toBe('part');
  expect(part.now()).toBe('part');
  expect(part.load()).toBe(asked);
  expect(load).toHaveBeenCalledOnce();
});

it('passes a failure on to all callers, and tries again on the next call', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('part');
  const part = loadOnce(load);
  const [first, second] = [part.load(), part.load()];
  await expect(first).rejects.toThrow('no network');
  await expect(second).rejects.toThrow('no network');
  expect(part.now()).toBeUndefined();
  expect(await part.load()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
