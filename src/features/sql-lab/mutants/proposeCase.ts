import fc from 'fast-check';
import type { Dataset, DatasetColumn, DatasetTable } from '../core/data/dataset';
import { solutionsOn, type SqlExercise } from '../core/grading/exercise';
import { Grader, type GradeRunner } from '../core/grading/grade';
import { usedTables } from '../core/statements/usedTables';
import { sqlLiteral } from '../core/sqlValue';

const SEED = 22;
const RUNS = 300;
const FIRST_FREE_KEY = 901;

type Cell = string | number | null;

/** The constants of a text: its numbers with their neighbours, and its quoted texts. */
function constantsOf(sql: string): { readonly numbers: number[]; readonly texts: string[] } {
  const texts = [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));
  const numbers = [...sql.replace(/'(?:[^']|'')*'/g, '').matchAll(/\b\d+\b/g)].map(([number]) => Number(number));
  return { numbers: numbers.flatMap((number) => [number - 1, number, number + 1]), texts };
}

const DAY_MS = 86_400_000;

/** Days or timestamps close to those in a text, in the format of the column. */
function stampsNear(texts: readonly string[], isDay: boolean): string[] {
  return texts
    .filter((text) => /^\d{4}-\d\d-\d\d/.test(text))
    .flatMap((text) => {
      const at = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? '' : 'T00:00:00'}Z`);
      const steps = isDay ? [-DAY_MS, 0, DAY_MS] : [-DAY_MS, -1000, 0, 1000, DAY_MS - 1000, DAY_MS];
      return steps.map((step) =>
        new Date(at + step)
          .toISOString()
          .slice(0, isDay ? 10 : 19)
          .replace('T', ' '),
      );
    });
}

/** Values that the type of a column allows and that are likely to expose a mistake. */
function cellsOf(table: DatasetTable, column: DatasetColumn, sql: string, row: number): fc.Arbitrary<Cell> {
  const at = table.columns.indexOf(column);
  const known = [...new Set(table.rows.map((values) => values[at] ?? null))].filter((value) => value !== null);
  const { numbers, texts } = constantsOf(sql);
  const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name && !column.references;
  if (isKey) return fc.constant(FIRST_FREE_KEY + row);
  const isStamp = column.type === 'date' || column.type === 'timestamp';
  const near: Cell[] = isStamp
    ? stampsNear(texts, column.type === 'date')
    : column.type === 'integer'
      ? numbers
      : texts;
  const some = known.slice(0, 12);
  const free: Cell[] = column.references ? some : [...near, ...some];
  const choices = column.unique ? [`${String(known[0] ?? 'x')}${row}`] : free.length > 0 ? free : [0];
  return fc.constantFrom<Cell>(...(column.nullable ? [null, ...choices] : choices));
}

function rowsOf(table: DatasetTable, sql: string): fc.Arbitrary<string> {
  const row = (index: number) => fc.tuple(...table.columns.map((column) => cellsOf(table, column, sql, index)));
  const names = table.columns.map(({ name }) => name).join(', ');
  return fc
    .integer({ min: 1, max: 3 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => row(index))))
    .map(
      (rows) =>
        `INSERT INTO ${table.name} (${names}) VALUES ${rows.map((cells) => `(${cells.map(sqlLiteral).join(', ')})`).join(', ')};`,
    );
}

/** Changes to one table: a few additional rows, a column of NULLs, or no rows at all. */
function changesOf(table: DatasetTable, sql: string): fc.Arbitrary<string> {
  const nullable = table.columns.filter((column) => column.nullable);
  return fc.oneof(
    { arbitrary: rowsOf(table, sql), weight: 8 },
    fc.constantFrom(
      ...nullable.map(({ name }) => `UPDATE ${table.name} SET ${name} = NULL;`),
      `DELETE FROM ${table.name};`,
    ),
  );
}

/**
 * Searches for rows that distinguish a mutant from the solution. The rows are random, made from the constants of the
 * solution and their neighbours, values of the dataset and NULL; fast-check then simplifies them.
 *
 * @param dataset - the hidden dataset to which the rows are added
 * @returns statements for a hidden case, or undefined if none were found
 */
export async function proposeCase(
  exercise: SqlExercise,
  dataset: Dataset,
  mutant: string,
  runner: GradeRunner,
): Promise<string | undefined> {
  const solution = solutionsOn(exercise, runner.engine)[0]?.sql ?? '';
  const used = usedTables(
    solution,
    dataset.tables.map(({ name }) => name),
  );
  const tables = dataset.tables.filter(({ name }) => used.includes(name));
  if (tables.length === 0) return undefined;
  const tells = async (sql: string): Promise<boolean> => {
    const about = { vi: 'thử', en: 'proposed' };
    const grader = new Grader({ ...exercise, hidden: [{ about, sql }] }, dataset.id, runner);
    try {
      return (await grader.findFailure(mutant)) !== undefined;
    } catch {
      // The schema rejects these rows.
      return false;
    }
  };
  const changes = fc.oneof(...tables.map((table) => changesOf(table, `${solution} ${mutant}`)));
  const outcome = await fc.check(
    fc.asyncProperty(changes, async (sql) => !(await tells(sql))),
    { seed: SEED, numRuns: RUNS },
  );
  return outcome.counterexample?.[0];
}
