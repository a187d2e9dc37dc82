import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datasetById } from '../../../../../courses/sql/datasets';
import { EXERCISES } from '../../../../../courses/sql/exercises';
import { trials } from '../../../../../tests/trials';
import { datasetScript } from '../../core/data/datasetScript';
import { startSqlite } from '../../../lab-kit/runtime/startSqlite';
import type { SqlExercise } from '../../core/grading/exercise';
import { insertStatement } from '../../core/trials/fillScript';
import { generateDatabase } from './generateDatabase';
import { makePlan } from './makePlan';

const { Database } = await startSqlite();

function tablesOf(exercise: SqlExercise) {
  const database = new Database();
  const dataset = datasetById(exercise.dataset);
  database.exec(datasetScript(dataset, 'sqlite'));
  database.exec(exercise.setup ?? '');
  return { database, ...makePlan(exercise, database, dataset) };
}

/** Between them, these have all kinds of columns, keys, references and promises. */
const IDS = ['sql-07-01', 'sql-12-06', 'sql-14-06', 'sql-18-02', 'sql-29-03', 'sql-30-05', 'sql-r3-04', 'lc-180-01'];

describe.each(EXERCISES.filter(({ id }) => IDS.includes(id)))('the databases of $id', (exercise) => {
  const { database, plan, set } = tablesOf(exercise);

  it('satisfy the schema', () => {
    database.exec('PRAGMA foreign_keys = OFF');
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const name of set.emptied) database.exec(`DELETE FROM ${name}`);
        for (const [at, rows] of generateDatabase(plan, String(seed)).entries()) {
          const { name = '', columns = [] } = set.tables[at] ?? {};
          const names = columns.map((column) => column.name);
          if (rows.length > 0) database.exec(insertStatement(name, names, rows));
        }
        expect(database.exec('PRAGMA foreign_key_check')).toEqual([]);
        expect(database.exec('PRAGMA integrity_check')[0]?.values).toEqual([['ok']]);
      }),
      { numRuns: trials(500), seed: 22 },
    );
  });

  it('are the same for the same seed', () => {
    const made = (seed: string) => JSON.stringify(generateDatabase(plan, seed));
    expect(made('22')).toBe(made('22'));
    expect(new Set(['1', '2', '3', '4'].map(made)).size).toBe(4);
  });
});

it('keeps what a task promises', () => {
  const exercise = EXERCISES.find(({ id }) => id === 'sql-29-03');
  if (!exercise) throw new Error('The exercise has another id.');
  const { plan, set } = tablesOf(exercise);
  const at = set.tables.findIndex(({ name }) => name === 'orders');
  const column = set.tables[at]?.columns.findIndex(({ name }) => name === 'ordered_at') ?? -1;
  for (let seed = 0; seed < 50; seed += 1) {
    const moments = (generateDatabase(plan, String(seed))[at] ?? []).map((row) => row[column]);
    expect(new Set(moments).size).toBe(moments.length);
  }
});

it('has, now and then, what careless answers take for something else', () => {
  const exercise = EXERCISES.find(({ id }) => id === 'sql-05-02');
  if (!exercise) throw new Error('The exercise has another id.');
  const { plan, set } = tablesOf(exercise);
  const at = set.tables.findIndex(({ name }) => name === 'customers');
  const names = set.tables[at]?.columns.map(({ name }) => name) ?? [];
  const databases = Array.from({ length: 200 }, (_, seed) => generateDatabase(plan, `edges ${seed}`)[at] ?? []);
  const valuesOf = (rows: (typeof databases)[number], name: string) =>
    rows.map((row) => row[names.indexOf(name)] ?? null);
  const share = (test: (rows: (typeof databases)[number]) => boolean) => databases.filter(test).length;
  const cities = (rows: (typeof databases)[number]) => new Set(valuesOf(rows, 'city'));

  expect(share((rows) => cities(rows).has('') && cities(rows).has(null))).toBeGreaterThan(0);
  expect(
    share((rows) => [...cities(rows)].some((city) => city !== null && cities(rows).has(` ${city}`))),
  ).toBeGreaterThan(0);
  expect(
    share((rows) => new Set([...cities(rows)].map((city) => String(city).toLowerCase())).size < cities(rows).size),
  ).toBeGreaterThan(0);
  expect(share((rows) => valuesOf(rows, 'customer_id').includes(0))).toBeGreaterThan(0);
  expect(
    share((rows) =>
      valuesOf(rows, 'email').some((email, row) => email !== null && email === valuesOf(rows, 'phone')[row]),
    ),
  ).toBeGreaterThan(0);
  expect(share((rows) => rows.length > 20)).toBeGreaterThan(0);
  expect(share((rows) => rows.length > 20)).toBeLessThan(20);
});
