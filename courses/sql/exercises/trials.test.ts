import { afterAll, describe, expect, it } from 'vitest';
import { generateDatabase } from '../../../src/features/sql-lab/node/differential/generateDatabase';
import { Judge } from '../../../src/features/sql-lab/node/differential/selectDatabases';
import { answersOf, hasTrials, openTrials, planOf } from '../../../src/features/sql-lab/node/differential/trialSets';
import { trials } from '../../../tests/trials';
import { EXERCISE_DATASETS } from '../datasets';
import { EXERCISES } from '.';

/** PostgreSQL takes milliseconds for each database. */
const DATABASES = { sqlite: trials(2_000), postgres: trials(200) };
const TIMEOUT_MS = 120_000;

const counts = { databases: 0, texts: 0 };
afterAll(() => {
  console.log(`${counts.texts} solutions and equivalent mutants agree on ${counts.databases} random databases.`);
});

describe('right answers on random databases', () => {
  it.each(EXERCISES.filter((exercise) => hasTrials(exercise, EXERCISE_DATASETS)))(
    '$id has solutions and equivalent mutants that agree',
    async (exercise) => {
      const plan = await planOf(exercise, EXERCISE_DATASETS);
      const runner = await openTrials(exercise, plan, EXERCISE_DATASETS);
      const answers = answersOf(exercise, EXERCISE_DATASETS);
      const equivalent = (exercise.equivalent ?? []).map(({ sql }) => sql);
      const right = [...answers.solutions, ...equivalent];
      const judge = new Judge(runner, { ...answers, solutions: right }, plan.set.never);
      const disagreeing = new Map<string, number>();
      for (let seed = 0; seed < DATABASES[exercise.engine ?? 'sqlite']; seed += 1) {
        const solved = await judge.solve(generateDatabase(plan.plan, `${exercise.id} ${seed}`));
        if ('unfair' in solved && right.includes(solved.unfair))
          disagreeing.set(solved.unfair, (disagreeing.get(solved.unfair) ?? 0) + 1);
        else counts.databases += 1;
      }
      counts.texts += right.length;
      expect(
        [...disagreeing],
        'mend the solution or the prompt, or say in `promises` what the prompt promises',
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
