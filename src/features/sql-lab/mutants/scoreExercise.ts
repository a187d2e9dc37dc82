import { solutionsOn, type EquivalentMutant, type SqlExercise } from '../core/exercise';
import { Grader, type GradeRunner } from '../core/grade';
import type { SqlRow, SqlValue, StatementResult } from '../core/types';
import { makeMutants, type Mutant } from './makeMutants';
import type { Columns } from './operators/operator';

/** How an exercise stands against the mutants of its solutions. */
export interface MutationScore {
  readonly id: string;
  /** Mutants that the engine runs; what it refuses by itself proves nothing about the grader. */
  readonly mutants: number;
  readonly refused: number;
  readonly equivalent: readonly (Mutant & EquivalentMutant)[];
  /** Mutants that passed as right and are not listed as equivalent. */
  readonly survivors: readonly Mutant[];
  /** Entries of the exercise's list that no surviving mutant answers to. */
  readonly stale: readonly EquivalentMutant[];
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'object' && 'exact' in value ? value.exact : String(value);
}

/** The answer that the page shows, written down as constants. */
function copiedAnswer({ columns, rows }: StatementResult): Mutant {
  const values = (row: SqlRow, names: boolean) =>
    row.map((value, index) => `${literal(value)}${names ? ` AS "${columns[index] ?? ''}"` : ''}`).join(', ');
  const sql = rows.map((row, index) => `SELECT ${values(row, index === 0)}`).join(' UNION ALL ');
  return { sql, what: 'the visible answer as constants' };
}

/** The mutants of an exercise: of all its solutions, each text once, and the visible answer written down. */
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

/** A mutant with the trial that refuses it, from 0; none where it passes as right. */
export interface JudgedMutant extends Mutant {
  readonly refusedAt?: number;
}

/**
 * Puts every mutant of an exercise through its grader; those that the engine refuses by itself are left out.
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

/** How an exercise stands, by its judged mutants. */
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
