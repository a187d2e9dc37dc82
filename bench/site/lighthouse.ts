import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';

/**
 * Figures of Lighthouse (mobile, simulated): milliseconds, a score out of 100, the share of the screen that moved, and
 * the speed of this machine (`benchmarkIndex`: the goals assume 1,500 or more, as on a developer's machine).
 */
export interface LighthouseFigures {
  readonly performance: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly machine: number;
}

/**
 * Runs Lighthouse on a page several times.
 *
 * @returns the median of each figure
 * @throws Error with Lighthouse's own message
 */
export async function lighthouseFigures(url: string, rounds: number): Promise<LighthouseFigures> {
  const script = path.join(repositoryRoot, 'bench/site/lighthouseRounds.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, String(rounds)]);
  return JSON.parse(stdout) as LighthouseFigures;
}
