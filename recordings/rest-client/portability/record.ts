import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { httpyacVersion, runInFolder, withServer } from '../httpyac';

interface Feature {
  /** Path of its request. */
  readonly id: string;
  readonly written: string;
  /** Pattern of what REST Client's manual or source says that the server gets. */
  readonly arrives: string;
}

interface Arrived {
  readonly url: string;
  readonly body: string;
}

/** What the server got of a feature: the body, or else the query. */
function read(arrived: readonly Arrived[], id: string): string | undefined {
  const request = arrived.find(({ url }) => url.split('?')[0] === `/${id}`);
  return request && (request.body.trim() || request.url.slice(id.length + 1));
}

/** Sends a file of REST Client's syntax with httpYac, and compares what the server gets with REST Client's manual. */
export const record: Recorder = async (folder) => {
  const version = httpyacVersion();
  const features = JSON.parse(readFileSync(path.join(folder, 'documented.json'), 'utf8')) as readonly Feature[];
  const work = mkdtempSync(path.join(tmpdir(), 'portability-'));
  try {
    cpSync(folder, work, { recursive: true });
    writeFileSync(path.join(work, '.env'), 'SHOP_PASSWORD=from-dotenv\n');
    const printed = await withServer([path.join(folder, 'echo.mjs')], () => {
      runInFolder(work, 'httpyac send portability.http --all -o none', { SHOP_READER: 'docgia01' });
    });
    const arrived = printed
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Arrived);
    const rows = features.map(({ id, written, arrives }) => {
      const got = read(arrived, id);
      const verdict = got === undefined ? 'not sent' : new RegExp(arrives).test(got) ? 'same' : 'other';
      return {
        verdict,
        lines: [`${verdict.padEnd(10)}${written}`, `${' '.repeat(10)}${got === undefined ? '-' : got}`],
      };
    });
    const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length;
    const total = ['same', 'other', 'not sent'].map((verdict) => `${count(verdict)} ${verdict}`).join(', ');
    const lines = [...rows.flatMap((row) => row.lines), `${total}, of ${rows.length}`];
    return { tool: 'httpYac', version, stdout: `${lines.join('\n')}\n` };
  } finally {
    rmSync(work, { recursive: true });
  }
};
