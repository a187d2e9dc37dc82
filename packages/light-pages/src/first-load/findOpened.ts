import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The URLs of the files that a link with `data-opens` needs.
 *
 * @param starts - paths below the output folder, up to the hash in the names of the files
 * @throws Error where no file begins like that
 */
export async function findOpened(outDir: string, baseUrl: string, starts: readonly string[]): Promise<string[]> {
  const found = starts.map(async (start) => {
    const { dir, base } = path.posix.parse(start);
    const names = await readdir(path.join(outDir, dir)).catch(() => []);
    const fitting = names.filter((name) => name.startsWith(`${base}.`));
    if (fitting.length === 0)
      throw new Error(`light-pages, option "opened": the build has no file whose path begins with "${start}".`);
    return fitting.map((name) => path.posix.join(baseUrl, dir, name));
  });
  return (await Promise.all(found)).flat();
}
