import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve('node_modules/.cache/sql-lab');
const LOCK_PATIENCE_MS = 240_000;
const LOCK_POLL_MS = 200;

type Write = (name: string, content: Uint8Array | string) => Promise<void>;

async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * A folder of generated files, made once under its name: processes that want the same one at the same time
 * wait for the first, and a folder appears only when it is complete.
 */
export async function cachedFolder(name: string, make: (write: Write) => Promise<void>): Promise<string> {
  const folder = path.join(root, name);
  const lock = `${folder}.lock`;
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  await mkdir(root, { recursive: true });
  while (!existsSync(folder)) {
    if (!(await takeLock(lock))) {
      // A killed build leaves its lock behind; whoever waited long enough takes over.
      if (Date.now() > deadline) await rm(lock, { recursive: true, force: true });
      await wait(LOCK_POLL_MS);
      continue;
    }
    try {
      if (existsSync(folder)) break;
      const draft = await mkdtemp(`${folder}.draft-`);
      await make((file, content) => writeFile(path.join(draft, file), content));
      await rename(draft, folder);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
  return folder;
}
