import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeAtBuild, type BuildVerdict } from './judgeAtBuild';
import { readProblems } from './readProblems';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../..'));

/** Other processes may delay one of the two timed runs, so the expected verdict must occur once in this many tries. */
const TRIES = 4;
/** The time limit in the reader's browser. */
const LIMIT_MS = 2000;
/** For several answers, each on all cases, with four tries in the worst case. */
const PATIENCE_MS = 120_000;

async function tryUntil(kinds: readonly BuildVerdict['kind'][], judge: () => Promise<BuildVerdict>): Promise<string> {
  let last: BuildVerdict | undefined;
  for (let tries = 0; tries < TRIES && !(last && kinds.includes(last.kind)); tries += 1) last = await judge();
  return last?.kind ?? '';
}

describe.each(problems)('problem $id', (problem) => {
  // Every build proves this too; the next test proves more about the approaches.
  it(
    'has wrong answers that fail a case',
    async () => {
      for (const [id, code] of Object.entries(problem.wrong)) {
        expect((await judgeAtBuild(problem, code, LIMIT_MS)).kind, id).not.toBe('right');
      }
    },
    PATIENCE_MS,
  );

  it(
    'has approaches that pass every case, and fast enough the large ones',
    async () => {
      for (const [id, code] of Object.entries(problem.code)) {
        expect(await tryUntil(['right'], () => judgeAtBuild(problem, code)), id).toBe('right');
      }
    },
    PATIENCE_MS,
  );

  it(
    'has slow answers that are correct only on the small cases',
    async () => {
      for (const [id, code] of Object.entries(problem.slow)) {
        const kind = await tryUntil(['slow', 'stopped'], () => judgeAtBuild(problem, code, LIMIT_MS));
        expect(kind, id).toMatch(/slow|stopped/);
      }
    },
    PATIENCE_MS,
  );

  it('has code narrow enough for a phone', () => {
    const lines = Object.values(problem.code).flatMap((code) => code.split('\n'));
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });
});
