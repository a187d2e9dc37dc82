import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The input of a recording: `load.json`. Times are in milliseconds unless the name says otherwise. */
const loadSchema = z.strictObject({
  /** How the bookshop API is started. */
  server: z.strictObject({
    workers: z.number().int().min(1),
    latency: z.number().int().min(1),
    jitter: z.number().int().min(0),
  }),
  /** Either so many connections that send one request after the other, or so many requests a second. */
  connections: z.number().int().min(1).optional(),
  rate: z.number().int().min(1).optional(),
  seconds: z.number().int().min(1),
});

export type Load = z.infer<typeof loadSchema>;

export function readLoad(folder: string): Load {
  return loadSchema.parse(JSON.parse(readFileSync(path.join(folder, 'load.json'), 'utf8')));
}

/** What a load generator measured; times in milliseconds. */
export interface Measured {
  /** Answers a second. */
  readonly throughput: number;
  /** By percentile. */
  readonly times: ReadonlyMap<number, number>;
}

const UNITS: Readonly<Record<string, number>> = { µs: 0.001, ms: 1, s: 1000, m: 60_000 };

/** A time as vegeta prints it: `98.2ms`, `1.5s`, `1m2.3s`. */
function readTime(text: string): number {
  return [...text.matchAll(/([\d.]+)(µs|ms|s|m)/g)].reduce(
    (sum, [, amount = '', unit = '']) => sum + Number(amount) * (UNITS[unit] ?? NaN),
    0,
  );
}

function readRow(text: string, name: string): string[] {
  const line = text.split('\n').find((each) => each.startsWith(name));
  if (line === undefined) throw new Error(`There is no line "${name}" in:\n${text}`);
  return line
    .slice(name.length)
    .replace(/\[.*?\]/, '')
    .split(',')
    .map((cell) => cell.trim());
}

/** Reads what `vegeta report` prints. */
export function readVegeta(text: string): Measured {
  const [, , throughput = ''] = readRow(text, 'Requests ');
  const [, , p50 = '', p90 = '', p95 = '', p99 = ''] = readRow(text, 'Latencies ');
  const times = new Map([
    [50, readTime(p50)],
    [90, readTime(p90)],
    [95, readTime(p95)],
    [99, readTime(p99)],
  ]);
  return { throughput: Number(throughput), times };
}

/** Reads the tables that `autocannon --latency` prints. */
export function readAutocannon(text: string): Measured {
  const [, , , , , throughput = ''] =
    /│ Req\/Sec .*/
      .exec(text)?.[0]
      .split('│')
      .map((cell) => cell.trim())
      .slice(1) ?? [];
  const times = new Map(
    [...text.matchAll(/^│ (\d+(?:\.\d+)?) +│ (\d+(?:\.\d+)?) +│$/gm)].map(([, percentile, time]) => [
      Number(percentile),
      Number(time),
    ]),
  );
  if (throughput === '' || !times.has(50)) throw new Error(`These are not the tables of autocannon:\n${text}`);
  return { throughput: Number(throughput), times };
}
