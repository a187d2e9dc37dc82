/**
 * Judges answers to the SQL exercises that were written from the prompts alone, without sight of the graders, and prints
 * the wrong ones that pass and the right ones that are refused.
 *
 *   npm run sql:judge                       every set in bench/sql/answers
 *   npm run sql:judge -- my-answers.jsonl   sets of one's own, an answer a line: {id, engine, kind, sql, why}
 *
 * A set whose results have been read proves nothing more about answers that nobody has seen: for that, have new ones
 * written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { EXERCISE_DATASETS, HIDDEN_DATASETS, imageOfDataset } from '../../courses/sql/datasets';
import { EXERCISES } from '../../courses/sql/exercises';
import { fail, repositoryRoot } from '../../scripts/install.mjs';
import { hiddenDatasetOf } from '../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../src/features/sql-lab/core/grading/grade';
import { ENGINE_NAMES, type EngineName } from '../../src/features/sql-lab/core/types';
import { withTrials } from '../../src/features/sql-lab/node/differential/trialSets';
import { nodeGradeRunner } from '../../src/features/sql-lab/node/gradeRunner';
import { postgresBytes } from '../../src/features/sql-lab/node/postgresFiles';

interface Answer {
  readonly id: string;
  readonly engine: EngineName;
  readonly kind: 'wrong' | 'right';
  readonly sql: string;
  /** Data on which it is wrong, or why it is right. */
  readonly why: string;
}

const KINDS = ['wrong', 'right'] as const;

/** @throws if a line is no answer; the message names file, line and mend */
function readAnswers(file: string): Answer[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const where = `${path.relative(repositoryRoot, file)}:${at + 1}`;
      let answer: Answer;
      try {
        answer = JSON.parse(line) as Answer;
      } catch {
        throw new Error(`${where}: this is no JSON. Write one answer a line: {"id", "engine", "kind", "sql", "why"}.`);
      }
      if (!EXERCISES.some(({ id }) => id === answer.id)) throw new Error(`${where}: no exercise "${answer.id}".`);
      if (!ENGINE_NAMES.includes(answer.engine))
        throw new Error(`${where}: "engine" is one of ${ENGINE_NAMES.join()}.`);
      if (!KINDS.includes(answer.kind)) throw new Error(`${where}: "kind" is one of ${KINDS.join()}.`);
      return [answer];
    });
}

async function main(): Promise<void> {
  const folder = path.join(repositoryRoot, 'bench/sql/answers');
  const named = process.argv.slice(2).map((file) => path.resolve(file));
  const files = named.length > 0 ? named : readdirSync(folder).map((name) => path.join(folder, name));
  const sets = files.map((file) => ({ name: path.basename(file), answers: readAnswers(file) }));
  await postgresBytes();
  const runners = {
    sqlite: nodeGradeRunner('sqlite', imageOfDataset),
    postgres: nodeGradeRunner('postgres', imageOfDataset),
  };
  const chosen = new Set(sets.flatMap(({ answers }) => answers.map(({ id }) => id)));
  const exercises = await withTrials(
    EXERCISES.filter(({ id }) => chosen.has(id)),
    EXERCISE_DATASETS,
  );
  for (const { name, answers } of sets) {
    const counts = { wrong: 0, passed: 0, right: 0, refused: 0 };
    for (const { id, engine, kind, sql, why } of answers) {
      const exercise = exercises.find((each) => each.id === id);
      if (!exercise) continue;
      const passesOn = async (name: EngineName) =>
        (await new Grader(exercise, hiddenDatasetOf(exercise, HIDDEN_DATASETS), runners[name]).grade(sql)).passed;
      // As on the page, an answer that has to run on both engines is judged on both; a right one is right on its own.
      const isBoth = exercise.compare.portable && kind === 'wrong';
      const others = isBoth ? ENGINE_NAMES.filter((name) => name !== engine) : [];
      let passed = await passesOn(engine);
      for (const other of others) passed &&= await passesOn(other);
      counts[kind] += 1;
      if (passed === (kind === 'right')) continue;
      counts[passed ? 'passed' : 'refused'] += 1;
      console.log(`\n${id} on ${engine}: ${kind}, but ${passed ? 'it passes' : 'it is refused'}. ${why}\n${sql}`);
    }
    console.log(
      `\n${name}: ${counts.passed} of ${counts.wrong} wrong answers pass, ${counts.refused} of ${counts.right} right ones are refused`,
    );
  }
  for (const runner of Object.values(runners)) await runner.dispose();
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
