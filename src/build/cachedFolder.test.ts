import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { cachedFolder } from './cachedFolder';

const root = path.resolve('node_modules/.cache');
const PREFIX = `test-${process.pid}-`;
let count = 0;
const newName = () => `${PREFIX}${count++}`;

const ours = async () => (await readdir(root)).filter((name) => name.startsWith(PREFIX));
afterAll(async () => {
  for (const name of await ours()) await rm(path.join(root, name), { recursive: true });
});

describe('cachedFolder', () => {
  it('creates a folder once for concurrent requests', async () => {
    const name = newName();
    const make = vi.fn((write: (file: string, content: string) => Promise<void>) => write('a', 'b'));
    const folders = await Promise.all([1, 2, 3].map(() => cachedFolder(name, make)));
    expect(new Set(folders).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await readFile(path.join(folders[0] ?? '', 'a'), 'utf8')).toBe('b');
  });

  it('leaves nothing behind when creation fails, and tries again', async () => {
    const name = newName();
    await expect(cachedFolder(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await ours()).filter((entry) => entry.startsWith(name))).toEqual([]);
    await cachedFolder(name, (write) => write('a', 'b'));
  });

  it('takes over the lock of a killed process at once', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [name, older] = [newName(), newName()];
    await mkdir(root, { recursive: true });
    await writeFile(path.join(root, `${name}.lock`), String(pid));
    await mkdir(path.join(root, `${older}.lock`));
    await cachedFolder(name, (write) => write('a', 'b'));
    await cachedFolder(older, (write) => write('a', 'b'));
  });
});
