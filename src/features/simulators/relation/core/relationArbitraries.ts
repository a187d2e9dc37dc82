import fc from 'fast-check';
import { formatLiteral, type Cell, type ColumnType, type Row, type Table } from './types';

/*
 * Small random tables and conditions for the tests of every simulator that works on tables. There are only a few
 * different values, so that rows often match, repeat or contain NULL.
 */

const NUMBERS: readonly Cell[] = [null, -1, 0, 1, 2, 2, 3, 2.5];
const TEXTS: readonly Cell[] = [null, 'a', 'b', 'B', "o'b", 'Á', 'áo 😀', ''];

export const cellOf = (type: ColumnType): fc.Arbitrary<Cell> =>
  fc.constantFrom(...(type === 'number' ? NUMBERS : TEXTS));

/** A table with the columns id, n (numbers) and t (text). */
export function tableNamed(name: string, mostRows = 4): fc.Arbitrary<Table> {
  const row: fc.Arbitrary<Row> = fc.tuple(cellOf('number'), cellOf('number'), cellOf('text'));
  return fc.array(row, { maxLength: mostRows }).map((rows) => ({
    name,
    columns: [
      { name: 'id', type: 'number' },
      { name: 'n', type: 'number' },
      { name: 't', type: 'text' },
    ],
    rows,
  }));
}

/** The statements that create a table in a database. */
export function createTable({ name, columns, rows }: Table): string {
  const types = columns.map((column) => `${column.name} ${column.type === 'number' ? 'NUMERIC' : 'TEXT'}`);
  const values = rows.map((row) => `(${row.map(formatLiteral).join(', ')})`);
  const insert = values.length > 0 ? `INSERT INTO ${name} VALUES ${values.join(', ')};` : '';
  return `DROP TABLE IF EXISTS ${name}; CREATE TABLE ${name} (${types.join(', ')}); ${insert}`;
}

/** A condition over tables made by `tableNamed`, in which some brackets are left out at random. */
export function conditionOver(aliases: readonly [string, ...string[]]): fc.Arbitrary<string> {
  const alias = fc.constantFrom(...aliases);
  const numbers = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(alias, fc.constantFrom('id', 'n', 'ID')).map((parts) => parts.join('.')) },
    { weight: 2, arbitrary: fc.constantFrom('0', '1', '2', '2.5', 'NULL') },
  );
  const texts = fc.oneof(
    { weight: 3, arbitrary: alias.map((name) => `${name}.t`) },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS).map(formatLiteral) },
  );
  const comparison = fc.constantFrom('=', '=', '=', '<>', '!=', '<', '<=', '>', '>=');
  const { condition } = fc.letrec<{ condition: string; simple: string; sum: string }>((tie) => ({
    sum: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      numbers,
      fc.tuple(tie('sum'), fc.constantFrom(' + ', ' - ', '*'), tie('sum')).map((parts) => parts.join('')),
      tie('sum').map((sum) => `- (${sum})`),
    ),
    simple: fc.oneof(
      { weight: 4, arbitrary: fc.tuple(tie('sum'), comparison, tie('sum')).map((parts) => parts.join(' ')) },
      { weight: 2, arbitrary: fc.tuple(texts, comparison, texts).map((parts) => parts.join(' ')) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.oneof(tie('sum'), texts), fc.constantFrom('IS NULL', 'is not null'))
          .map((parts) => parts.join(' ')),
      },
      { weight: 1, arbitrary: fc.constantFrom('TRUE', 'FALSE', 'NULL') },
    ),
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('simple'),
      fc.tuple(tie('condition'), fc.constantFrom('AND', 'OR', 'and'), tie('condition')).map((parts) => parts.join(' ')),
      tie('condition').map((inner) => `NOT ${inner}`),
      tie('condition').map((inner) => `(${inner})`),
      fc
        .tuple(tie('condition'), fc.constantFrom('=', '<>'), fc.constantFrom('TRUE', 'FALSE', 'NULL'))
        .map(([inner, operator, truth]) => `(${inner}) ${operator} ${truth}`),
      fc.tuple(tie('simple'), fc.constantFrom('IS NULL', 'IS NOT NULL')).map((parts) => parts.join(' ')),
    ),
  }));
  return condition;
}
