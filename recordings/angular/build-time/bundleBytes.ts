import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Files and bytes that a build made. */
export interface BundleBytes {
  /** Scripts that the first page loads. */
  readonly initial: number;
  readonly initialBrotli: number;
  /** Scripts that are loaded with a route. */
  readonly lazy: number;
  readonly maps: number;
}

/** Adds up the scripts of a built application; the initial ones are those that `index.html` names. */
export function bundleBytes(dist: string): BundleBytes {
  const names = readdirSync(dist);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = new Map(scripts.map((name) => [name, readFileSync(path.join(dist, name))]));
  const initial = new Set(scripts.filter((name) => page.includes(`"${name}"`)));
  const sizes = (kept: (name: string) => boolean, size = (text: Buffer) => text.length) =>
    [...texts].filter(([name]) => kept(name)).reduce((sum, [, text]) => sum + size(text), 0);
  return {
    initial: sizes((name) => initial.has(name)),
    initialBrotli: sizes(
      (name) => initial.has(name),
      (text) => brotliCompressSync(text).length,
    ),
    lazy: sizes((name) => !initial.has(name)),
    maps: names
      .filter((name) => name.endsWith('.js.map'))
      .reduce((sum, name) => sum + readFileSync(path.join(dist, name)).length, 0),
  };
}

/** Names and contents of all files of a build, to compare two builds. */
export function bundleText(dist: string): string {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${path.relative(dist, file)}\n${readFileSync(file, 'latin1')}`)
    .join('\n');
}
