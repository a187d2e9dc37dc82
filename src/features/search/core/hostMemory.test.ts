import { describe, expect, it } from 'vitest';
import { hostMemory, type KnownHost, type TextStore } from './hostMemory';

const HOST = { url: 'app-dsn.example' };
const UP: KnownHost = { ...HOST, status: 'up', lastUpdate: 0, isUp: () => true, isTimedOut: () => false };

function createWorld() {
  const kept = new Map<string, string>();
  const store: TextStore = { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value) };
  const world = { now: 1_000_000, kept };
  const memory = () => hostMemory(store, 'hosts', () => world.now);
  const known = () => memory().get(HOST, () => Promise.resolve(UP));
  return { world, memory, known };
}

describe('hostMemory', () => {
  it('keeps a failed host across page loads for 120 seconds', async () => {
    const { world, memory, known } = createWorld();
    expect((await known()).isUp()).toBe(true);
    await memory().set({ ...HOST, lastUpdate: 7 }, { ...UP, status: 'down' });
    expect((await known()).isUp()).toBe(false);
    world.now += 120_000;
    expect((await known()).isUp()).toBe(false);
    world.now += 1;
    expect((await known()).isUp()).toBe(true);
  });

  it('distinguishes a slow host from one that was down', async () => {
    const { memory, known } = createWorld();
    await memory().set(HOST, { ...UP, status: 'timed out' });
    expect([(await known()).isUp(), (await known()).isTimedOut()]).toEqual([false, true]);
    await memory().delete(HOST);
    expect((await known()).isUp()).toBe(true);
  });

  it('ignores damaged data, and works while storage is blocked', async () => {
    const { world, known } = createWorld();
    for (const json of ['{', '[]', '7', '{"app-dsn.example":{"status":"gone"}}']) {
      world.kept.set('hosts', json);
      expect((await known()).isUp(), json).toBe(true);
    }
    const blocked = () => {
      throw new Error('blocked');
    };
    const memory = hostMemory({ get: blocked, set: blocked }, 'hosts', () => 0);
    await memory.set(HOST, { ...UP, status: 'down' });
    expect((await memory.get(HOST, () => Promise.resolve(UP))).isUp()).toBe(false);
    await memory.clear();
    expect((await memory.get(HOST, () => Promise.resolve(UP))).isUp()).toBe(true);
  });
});
