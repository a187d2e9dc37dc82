import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokenBy, withBookshop, type Fault } from '../../../scripts/recordings/brokenBookshop';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { COLLECTION, newmanVersion, OUTSIDE, runNewman, statusOnly } from '../newman';

const PORT = 3333;
const WHOLE = 'bookshop.postman_collection.json';
const REDUCED = 'status-only.json';
const FAILURES_ONLY = ['--reporter-cli-no-success-assertions'];

interface Run {
  readonly part: string;
  readonly fault?: Fault;
  readonly args: readonly string[];
}

/** Runs the collection against the bookshop API, and against one that does not take sold copies off its stock. */
export const record: Recorder = async (folder) => {
  const version = newmanVersion();
  const fault = brokenBy('stock-kept');
  const runs: Run[] = [
    { part: 'sound', args: [WHOLE] },
    { part: 'broken-status', fault, args: [REDUCED, ...FAILURES_ONLY] },
    { part: 'broken', fault, args: [WHOLE, ...FAILURES_ONLY] },
  ];
  const work = mkdtempSync(path.join(tmpdir(), 'newman-'));
  try {
    const collection = path.join(folder, COLLECTION);
    copyFileSync(collection, path.join(work, WHOLE));
    writeFileSync(path.join(work, REDUCED), statusOnly(readFileSync(collection, 'utf8')));
    const lines: string[] = [];
    const parts: Record<string, { from: number; to: number }> = {};
    for (const { part, fault: broken, args } of runs) {
      const printed = await withBookshop(broken, () => runNewman(work, args), PORT);
      const from = lines.length + 1;
      lines.push(
        `$ newman run ${args.join(' ')}`,
        ...printed
          .trim()
          .split('\n')
          .map((line) => line.trimEnd()),
      );
      parts[part] = { from, to: lines.length };
    }
    return { tool: 'Newman', version, stdout: `${lines.join('\n')}\n`, parts, outside: OUTSIDE };
  } finally {
    rmSync(work, { recursive: true });
  }
};
