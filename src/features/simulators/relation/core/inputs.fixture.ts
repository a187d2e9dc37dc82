import { isDeepStrictEqual } from 'node:util';
import { field } from '@site/tests/parsers/simulatorInputs';
import { scopeOf } from './expression';
import { parseCondition, parseExpression } from './parseExpression';
import { formatRows, parseRows } from './parseRows';
import { formatTable, parseTable } from './parseTable';
import type { Column } from './types';

const columns: readonly Column[] = [
  { name: 'employee_id', type: 'number' },
  { name: 'full_name', type: 'text' },
  { name: 'salary', type: 'number' },
];
const scope = scopeOf([{ alias: 'e', table: { name: 'employees', columns, rows: [] } }]);

export const parsers = [
  field(
    'rows of a table',
    (text) => parseRows(text, columns),
    (rows) => isDeepStrictEqual(parseRows(formatRows(rows), columns), { ok: true, value: rows }),
    "5, 'Mai, Xuân', 2; 7, NULL, NULL",
  ),
  field(
    'a table',
    parseTable,
    (table) => isDeepStrictEqual(parseTable(formatTable(table)), { ok: true, value: table }),
    "t(a, b text); 1, 'x''y'; NULL, z",
  ),
  field(
    'an expression',
    (text) => parseExpression(text, scope),
    ({ text }) => parseExpression(text, scope).ok,
    'e.salary * 2 - 1',
  ),
  field(
    'a condition',
    (text) => parseCondition(text, scope),
    ({ text }) => parseCondition(text, scope).ok,
    "e.salary + 1 >= 2 AND NOT (full_name = 'x' OR salary IS NULL)",
  ),
];
