import { afterAll, beforeAll, expect, it } from 'vitest';
import { hiddenDatasetOf, solutionsOn, type SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../../src/features/sql-lab/core/grading/grade';
import { markedText } from '../../../src/features/sql-lab/core/grading/markedText';
import { makeMutants } from '../../../src/features/sql-lab/mutants/makeMutants';
import { columnsOf } from '../../../src/features/sql-lab/mutants/operators/operator';
import { withTrials } from '../../../src/features/sql-lab/node/differential/trialSets';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { TRIES_ALL } from '../../../tests/trials';
import { datasetById, EXERCISE_DATASETS, HIDDEN_DATASETS } from '../datasets';
import { EXERCISES } from '.';

/** `npm test` tries every seventh exercise, and of each only some texts. */
const STEP = TRIES_ALL ? 1 : 7;
const MAX_TEXTS = TRIES_ALL ? 60 : 5;
const TIMEOUT_MS = 120_000;

const runners = openGradeRunners();
const tried = EXERCISES.filter((_, index) => index % STEP === 0);
const complete = new Map<string, SqlExercise>();
const counts = { texts: 0, messages: 0 };

beforeAll(async () => {
  for (const exercise of await withTrials(tried, EXERCISE_DATASETS)) complete.set(exercise.id, exercise);
}, 300_000);
afterAll(() => {
  console.log(`${counts.texts} wrong answers with the mark of another one: ${counts.messages} messages shown.`);
});

/** Mutants of the solutions and of the wrong answers that have the mark of a wrong answer. */
function markedMutants({ compare, dataset, engine = 'sqlite', solutions, wrong }: SqlExercise): string[] {
  const columns = columnsOf(datasetById(dataset).tables);
  const isOrdered = compare.kind === 'result' && compare.order === true;
  const sources = [...wrong.map(({ sql }) => sql), ...solutionsOn({ solutions }, engine).map(({ sql }) => sql)];
  const own = new Set(sources.map(markedText));
  const marks = wrong.map(({ mark }) => new RegExp(mark));
  const mutants = sources
    // A mutant of a recursion may never end, and nothing stops it here.
    .filter((sql) => !/\brecursive\b/i.test(sql))
    .flatMap((sql) => {
      try {
        return makeMutants(sql, { columns, isOrdered, engine }).map((mutant) => mutant.sql);
      } catch {
        // Wrong answers include syntax errors.
        return [];
      }
    });
  const marked = [...new Set(mutants)].filter((sql) => {
    const text = markedText(sql);
    return !own.has(text) && marks.some((mark) => mark.test(text));
  });
  const step = Math.max(1, Math.floor(marked.length / MAX_TEXTS));
  return marked.filter((_, index) => index % step === 0).slice(0, MAX_TEXTS);
}

/** A text without what may be written differently: case, spaces, quoted names, and the tables of columns. */
const squeezed = (text: string) => text.toLowerCase().replace(/\b\w+\s*\.\s*(?=[\w*])|[\s"]/g, '');

/** What a message names in backticks, of which the mistake itself has each. */
const named = (message: string, mistake: string) =>
  [...message.matchAll(/`([^`]*\w[^`]*)`/g)]
    .map(([, code = '']) => squeezed(code))
    .filter((code) => squeezed(mistake).includes(code));

it.each(tried)(
  '$id blames no answer for what it does not contain',
  async (listed) => {
    const exercise = complete.get(listed.id) ?? listed;
    const grader = new Grader(
      exercise,
      hiddenDatasetOf(exercise, HIDDEN_DATASETS),
      runners[exercise.engine ?? 'sqlite'],
    );
    for (const sql of markedMutants(exercise)) {
      const { mistake } = await grader.grade(sql);
      counts.texts += 1;
      if (mistake === undefined) continue;
      counts.messages += 1;
      const wrong = exercise.wrong[mistake];
      for (const code of named(wrong?.message.en ?? '', wrong?.sql ?? ''))
        expect(squeezed(sql).replaceAll('!=', '<>'), `${wrong?.message.en}\n${sql}`).toContain(code);
    }
  },
  TIMEOUT_MS,
);
