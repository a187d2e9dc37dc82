import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawCatches } from '../../../scripts/recordings/drawCatches';
import { FAULTS, withBookshop, type Fault } from '../../../scripts/recordings/brokenBookshop';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { COLLECTION, newmanVersion, OUTSIDE, runNewman, statusOnly } from '../newman';

const WHOLE = 'whole.json';
const REDUCED = 'status.json';
const REPORT = 'report.json';

interface Report {
  readonly run: {
    readonly failures: readonly unknown[];
    readonly stats: { readonly assertions: { readonly total: number } };
  };
}

/** Runs both collections against the sound API and against each broken one, and counts the failures. */
export const record: Recorder = async (folder) => {
  const version = newmanVersion();
  const work = mkdtempSync(path.join(tmpdir(), 'newman-'));
  const run = (fault: Fault | undefined, collection: string) =>
    withBookshop(fault, async (address) => {
      await runNewman(work, [
        collection,
        '--env-var',
        `baseUrl=${address}`,
        '-r',
        'json',
        '--reporter-json-export',
        REPORT,
      ]);
      return (JSON.parse(readFileSync(path.join(work, REPORT), 'utf8')) as Report).run;
    });
  try {
    const collection = path.join(folder, COLLECTION);
    copyFileSync(collection, path.join(work, WHOLE));
    writeFileSync(path.join(work, REDUCED), statusOnly(readFileSync(collection, 'utf8')));
    const sound = [await run(undefined, REDUCED), await run(undefined, WHOLE)];
    if (sound.some(({ failures }) => failures.length > 0)) throw new Error('The sound API fails its own collection');
    const rows: { fault: Fault; counts: number[] }[] = [];
    for (const fault of FAULTS) {
      const runs = [await run(fault, REDUCED), await run(fault, WHOLE)];
      rows.push({ fault, counts: runs.map(({ failures }) => failures.length) });
    }
    const columns = ['status', 'all'];
    const notes = sound.map(({ stats }) => `${stats.assertions.total} tests`);
    return { tool: 'Newman', version, ...drawCatches(columns, rows, notes), outside: OUTSIDE };
  } finally {
    rmSync(work, { recursive: true });
  }
};
