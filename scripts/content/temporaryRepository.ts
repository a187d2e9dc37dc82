import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A repository of a few files for one test, removed by `dispose`. */
export interface TemporaryRepository {
  root: string;
  write: (file: string, text: string) => void;
  dispose: () => void;
}

/** Writes files, by path from the root, into a new temporary folder. */
export function temporaryRepository(files: Readonly<Record<string, string>> = {}): TemporaryRepository {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  const write = (file: string, text: string) => {
    const absolute = path.join(root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return { root, write, dispose: () => rmSync(root, { recursive: true, force: true }) };
}
