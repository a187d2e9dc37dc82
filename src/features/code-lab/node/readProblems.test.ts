import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeAtBuild, type BuildVerdict } from './judgeAtBuild';
import { provePromises, readProblems } from './readProblems';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../..'));

/** Other programs may hold up one of the two that are timed: what has to happen once in so many tries. */
const TRIES = 4;
/** As long as a reader waits. */
const LIMIT_MS = 2000;
/** For several answers, each on all cases, in four tries at the worst. */
const PATIENCE_MS = 120_000;

async function tryUntil(kinds: readonly BuildVerdict['kind'][], judge: () => Promise<BuildVerdict>): Promise<string> {
  let last: BuildVerdict | undefined;
  for (let tries = 0; tries < TRIES && !(last && kinds.includes(last.kind)); tries += 1) last = await judge();
  return last?.kind ?? '';
}

describe.each(problems)('problem $id', (problem) => {
  it('has approaches that pass every case and wrong answers that do not', async () => {
    expect(await provePromises(problem)).toEqual([]);
  });

  it(
    'has approaches that are fast enough for the large cases',
    async () => {
      for (const [id, code] of Object.entries(problem.code)) {
        expect(await tryUntil(['right'], () => judgeAtBuild(problem, code)), id).toBe('right');
      }
    },
    PATIENCE_MS,
  );

  it(
    'has slow answers that are right on the small cases alone',
    async () => {
      for (const [id, code] of Object.entries(problem.slow)) {
        const kind = await tryUntil(['slow', 'stopped'], () => judgeAtBuild(problem, code, LIMIT_MS));
        expect(kind, id).toMatch(/slow|stopped/);
      }
    },
    PATIENCE_MS,
  );

  it('keeps its code narrow enough for a phone', () => {
    const lines = Object.values(problem.code).flatMap((code) => code.split('\n'));
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });
});
