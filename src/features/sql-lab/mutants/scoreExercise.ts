import { solutionsOn, type EquivalentMutant, type SqlExercise } from '../core/grading/exercise';
import { Grader, type GradeRunner } from '../core/grading/grade';
import type { SqlRow, SqlValue, StatementResult } from '../core/types';
import { makeMutants, type Mutant } from './makeMutants';
import type { Columns } from './operators/operator';

/** The results of an exercise's graders for the mutants of its solutions. */
export interface MutationScore {
  readonly id: string;
  /** Number of mutants that the engine accepts; a mutant that it rejects proves nothing about the grader. */
  readonly mutants: number;
  readonly refused: number;
  readonly equivalent: readonly (Mutant & EquivalentMutant)[];
  /** Mutants that were graded as correct and are not listed as equivalent. */
  readonly survivors: readonly Mutant[];
  /** Listed equivalent mutants that did not survive or do not exist. */
  readonly stale: readonly EquivalentMutant[];
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'object' && 'exact' in value ? value.exact : String(value);
}

/** An answer that returns the visible result as constants. */
function copiedAnswer({ columns, rows }: StatementResult): Mutant {
  const values = (row: SqlRow, names: boolean) =>
    row.map((value, index) => `${literal(value)}${names ? ` AS "${columns[index] ?? ''}"` : ''}`).join(', ');
  const sql = rows.map((row, index) => `SELECT ${values(row, index === 0)}`).join(' UNION ALL ');
  return { sql, what: 'the visible answer as constants' };
}

/** The mutants of all solutions of an exercise, without repetitions, and the visible result as constants. */
async function exerciseMutants(
  exercise: SqlExercise,
  columns: Columns,
  runner: GradeRunner,
): Promise<readonly Mutant[]> {
  const { compare, dataset, engine = 'sqlite', setup } = exercise;
  const solutions = solutionsOn(exercise, engine);
  const isOrdered = compare.kind === 'result' && compare.order === true;
  const made = solutions.flatMap(({ sql }) => makeMutants(sql, { columns, isOrdered, engine }));
  const unique = [...new Map(made.map((mutant) => [mutant.sql, mutant])).values()];
  if (compare.kind === 'state') return unique;
  const { execution } = await runner.run(dataset, solutions[0]?.sql ?? '', {
    setup: setup === undefined ? [] : [setup],
    withState: false,
  });
  const shown = [...execution.results].reverse().find(({ rows }) => rows.length > 0);
  return shown ? [...unique, copiedAnswer(shown)] : unique;
}

/** A mutant with the index of the trial that rejects it; undefined if it is graded as correct. */
export interface JudgedMutant extends Mutant {
  readonly refusedAt?: number;
}

/**
 * Grades every mutant of an exercise, except those that the engine rejects.
 *
 * @param hiddenDataset - the dataset of the hidden trials
 * @param runner - runs texts on the exercise's default engine
 */
export async function judgeMutants(
  exercise: SqlExercise,
  hiddenDataset: string,
  columns: Columns,
  runner: GradeRunner,
): Promise<readonly JudgedMutant[]> {
  const grader = new Grader(exercise, hiddenDataset, runner);
  const judged: JudgedMutant[] = [];
  for (const mutant of await exerciseMutants(exercise, columns, runner)) {
    const failure = await grader.findFailure(mutant.sql);
    if (failure?.trial === 0 && failure.findings[0]?.code === 'error') continue;
    judged.push(failure ? { ...mutant, refusedAt: failure.trial } : mutant);
  }
  return judged;
}

/** Summarises the graded mutants of an exercise. */
export function scoreExercise(
  { id, equivalent: listed = [] }: SqlExercise,
  judged: readonly JudgedMutant[],
): MutationScore {
  const passed = judged.filter(({ refusedAt }) => refusedAt === undefined);
  const entryOf = (mutant: Mutant) => listed.find(({ sql }) => sql === mutant.sql);
  const equivalent = passed.flatMap((mutant) => {
    const entry = entryOf(mutant);
    return entry ? [{ ...mutant, ...entry }] : [];
  });
  return {
    id,
    mutants: judged.length,
    refused: judged.length - passed.length,
    equivalent,
    survivors: passed.filter((mutant) => !entryOf(mutant)),
    stale: listed.filter(({ sql }) => !equivalent.some((other) => other.sql === sql)),
  };
}
