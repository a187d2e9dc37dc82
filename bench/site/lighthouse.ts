import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';

/**
 * Of Lighthouse, mobile, simulated; milliseconds, a score of 100, a share of the screen that moved, and how fast
 * this machine was meanwhile (`benchmarkIndex`: the goals are meant for 1,500 and more, as of a developer's machine).
 */
export interface LighthouseFigures {
  readonly performance: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly machine: number;
}

/**
 * Runs Lighthouse over a page some times.
 *
 * @returns the median of each figure
 * @throws Error with Lighthouse's own message
 */
export async function lighthouseFigures(url: string, rounds: number): Promise<LighthouseFigures> {
  const script = path.join(repositoryRoot, 'bench/site/lighthouse.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, String(rounds)]);
  return JSON.parse(stdout) as LighthouseFigures;
}
