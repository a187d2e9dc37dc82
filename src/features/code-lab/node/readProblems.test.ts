import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRIES_ALL } from '@site/tests/trials';
import { judgeAtBuild, type BuildVerdict } from './judgeAtBuild';
import { provePromises, readProblems } from './readProblems';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../..'));

/** Other processes may delay one of the two timed runs, so the expected verdict must occur once in this many tries. */
const TRIES = 4;
/** The time limit in the reader's browser. */
const LIMIT_MS = 2000;
/** Each takes the whole time limit, so `npm test` tries one of each problem. */
const SLOW_TRIED = TRIES_ALL ? Infinity : 1;
/** Time for one test: it judges several answers on all cases, each up to four times. */
const PATIENCE_MS = 120_000;

async function tryUntil(kinds: readonly BuildVerdict['kind'][], judge: () => Promise<BuildVerdict>): Promise<string> {
  let last: BuildVerdict | undefined;
  for (let tries = 0; tries < TRIES && !(last && kinds.includes(last.kind)); tries += 1) last = await judge();
  return last?.kind ?? '';
}

describe.each(problems)('problem $id', (problem) => {
  // Every build checks this too. It also checks the approaches, but not their speed, as the next test does.
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
    'has approaches that pass every case, the large ones fast enough',
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
      for (const [id, code] of Object.entries(problem.slow).slice(0, SLOW_TRIED)) {
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

describe('the promises of a problem', () => {
  const problem = problems.find(({ id }) => id === '191-number-of-1-bits')!;
  const [right = ''] = Object.values(problem.code);
  const [wrong = ''] = Object.values(problem.wrong);

  it(
    'are kept by a problem of the site',
    async () => {
      expect(await provePromises(problem)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'name the file of an approach that fails a case, and of a wrong answer that passes all cases',
    async () => {
      expect(await provePromises({ ...problem, code: { mistaken: wrong }, wrong: { lucky: right } })).toEqual([
        expect.stringMatching(
          /^courses\/leetcode\/191-number-of-1-bits\/mistaken\.js must pass every case of .*, but ./,
        ),
        expect.stringMatching(/^courses\/leetcode\/191-number-of-1-bits\/wrong\/lucky\.js passes every case of /),
      ]);
    },
    PATIENCE_MS,
  );
});
