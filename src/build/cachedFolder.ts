import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve('node_modules/.cache');
const LOCK_POLL_MS = 200;

type Write = (name: string, content: Uint8Array | string) => Promise<void>;

/** Whether the process that holds a lock is still alive; a killed build leaves its locks behind. */
async function isHeld(lock: string): Promise<boolean> {
  try {
    process.kill(Number(await readFile(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes a lock unless a live process holds it. */
async function takeLock(lock: string): Promise<boolean> {
  // A hard link appears together with its content, so no process can read a lock that does not yet name its owner.
  const mine = `${lock}.${randomUUID()}`;
  await writeFile(mine, String(process.pid));
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!(await isHeld(lock))) await rm(lock, { recursive: true, force: true });
    return false;
  } finally {
    await rm(mine, { force: true });
  }
}

async function makeFolder(folder: string, make: (write: Write) => Promise<void>): Promise<void> {
  const draft = await mkdtemp(`${folder}.draft-`);
  try {
    await make((file, content) => writeFile(path.join(draft, file), content));
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A name that changes with everything that generated files depend on. */
export const cacheKey = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);

/**
 * Returns a folder of generated files, which is created once per name. Concurrent processes wait for the first one, and
 * a folder appears only when it is complete.
 *
 * @param name - below `node_modules/.cache`: the feature, then a name with a {@link cacheKey}
 */
export async function cachedFolder(name: string, make: (write: Write) => Promise<void>): Promise<string> {
  const folder = path.join(root, name);
  const lock = `${folder}.lock`;
  await mkdir(path.dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!(await takeLock(lock))) {
      await wait(LOCK_POLL_MS);
      continue;
    }
    try {
      if (!existsSync(folder)) await makeFolder(folder, make);
    } finally {
      await rm(lock, { force: true });
    }
  }
  return folder;
}
