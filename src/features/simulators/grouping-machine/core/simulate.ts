import { compareValues, evaluate, truthOf } from '../../relation/core/evaluate';
import {
  scopeOf,
  type Call,
  type ParsedExpression,
  type ParsedResult,
  type Scope,
} from '../../relation/core/expression';
import { parseCondition, parseExpression } from '../../relation/core/parseExpression';
import type { Cell, Row, Table } from '../../relation/core/types';
import { AGGREGATE_CALLS, aggregateOver } from './aggregates';
import type { Group, GroupingInput, GroupingStep, GroupingTrace } from './types';

/** The names that WHERE may use: the columns. Aggregates are computed only after WHERE. */
export function whereScope(table: Table): Scope {
  return scopeOf([{ alias: table.name, table }]);
}

/**
 * Why HAVING was refused: for the same reasons as any condition, or because of a non-key column outside an aggregate.
 */
export type HavingProblem =
  | (ParsedResult & { readonly ok: false })['problem']
  | { readonly code: 'notKey'; readonly at: number; readonly found: string };

export type HavingResult =
  { readonly ok: true; readonly value: ParsedExpression } | { readonly ok: false; readonly problem: HavingProblem };

/** Reads a condition over groups: keys by name, every other column inside an aggregate. */
export function parseHaving(text: string, { table, groupBy }: Pick<GroupingInput, 'table' | 'groupBy'>): HavingResult {
  const parsed = parseCondition(text, { ...whereScope(table), calls: AGGREGATE_CALLS });
  if (!parsed.ok) return parsed;
  for (const reference of parsed.value.references) {
    const column = reference.kind === 'column' ? table.columns[reference.index] : undefined;
    if (column && !groupBy.includes(column.name))
      return { ok: false, problem: { code: 'notKey', at: reference.start, found: column.name } };
  }
  return parsed;
}

/** An aggregate of SELECT as a call that can be computed. */
export function callOf(aggregate: string, table: Table): Call {
  const parsed = parseExpression(aggregate, { ...whereScope(table), calls: AGGREGATE_CALLS });
  if (!parsed.ok || parsed.value.root.kind !== 'call') throw new Error(`"${aggregate}" is not an aggregate.`);
  return parsed.value.root;
}

/**
 * Evaluates a grouped query clause by clause in the order that SQL:2023 defines (7.8 to 7.16): FROM, WHERE, GROUP BY,
 * HAVING, SELECT, ORDER BY. NULL keys are one group. Without GROUP BY all rows are one group, even when there are none.
 * Groups are in the order of their first rows; SQL promises no order before ORDER BY. In ORDER BY, NULL is the smallest
 * value, as in SQLite and MySQL, and the keys decide ties.
 *
 * @param input - a valid query, as the codec of `groupingMachine` guarantees
 */
export function simulate(input: GroupingInput): GroupingTrace {
  const { table, groupBy } = input;
  const where = input.where.trim() === '' ? null : mustRead(parseCondition(input.where, whereScope(table)));
  const having = input.having.trim() === '' ? null : mustRead(parseHaving(input.having, input));
  const calls = input.aggregates.map((aggregate) => callOf(aggregate, table));
  const steps: GroupingStep[] = [{ clause: 'from' }];

  const left = table.rows.flatMap((cells, row) => {
    if (!where) return [row];
    const truth = truthOf(where.root, cells);
    steps.push({ clause: 'where', row, truth });
    return truth === true ? [row] : [];
  });

  const { opened, groupSteps } = groupRows(left, input);
  steps.push(...groupSteps);
  const cellsOf = (rows: readonly number[]): readonly Row[] => rows.map((row) => table.rows[row] ?? []);

  for (const group of opened.keys())
    for (const aggregate of calls.keys()) steps.push({ clause: 'aggregate', group, aggregate });
  const groups = opened.map(({ key, rows }, index): Group => {
    const cells = cellsOf(rows);
    const callValue = aggregateOver(cells);
    const truth = having ? truthOf(having.root, cells[0] ?? [], callValue) : true;
    if (having) steps.push({ clause: 'having', group: index, truth });
    return { key, rows, values: calls.map((call) => evaluate(call, [], callValue) as Cell), truth };
  });

  const selected = groups.flatMap(({ truth }, index) => (truth === true ? [index] : []));
  steps.push({ clause: 'select' });
  const ordered = inOrder(selected, groups, input);
  if (input.order !== '') steps.push({ clause: 'orderBy' });
  return { steps, result: { groups, selected, ordered, where, having } };

  function mustRead(parsed: HavingResult): ParsedExpression {
    if (!parsed.ok) throw new Error(`A condition cannot be read: ${parsed.problem.code} at ${parsed.problem.at}.`);
    return parsed.value;
  }

  function groupRows(rows: readonly number[], { groupBy: names }: GroupingInput) {
    if (names.length === 0)
      return {
        opened: [{ key: [] as Row, rows: [...rows] }],
        groupSteps: [{ clause: 'groupBy', row: null, group: 0, isNew: true } as const],
      };
    const keys = groupBy.map((name) => table.columns.findIndex((column) => column.name === name));
    const found: { key: Row; rows: number[] }[] = [];
    const groupSteps = rows.map((row): GroupingStep => {
      const key = keys.map((index) => table.rows[row]?.[index] ?? null);
      const same = found.findIndex((each) => each.key.every((cell, index) => cell === key[index]));
      const group = same >= 0 ? same : found.push({ key, rows: [] }) - 1;
      found[group]?.rows.push(row);
      return { clause: 'groupBy', row, group, isNew: same < 0 };
    });
    return { opened: found, groupSteps };
  }
}

/** The groups in the order of ORDER BY, or unchanged without it. */
function inOrder(selected: readonly number[], groups: readonly Group[], input: GroupingInput): readonly number[] {
  if (input.order === '') return selected;
  const aggregate = input.aggregates.indexOf(input.order);
  const cells = (index: number): Group => groups[index] ?? { key: [], rows: [], values: [], truth: null };
  return [...selected].sort((one, other) => {
    const [first, second] = [cells(one), cells(other)];
    const byAggregate = compareCells(second.values[aggregate] ?? null, first.values[aggregate] ?? null);
    if (aggregate >= 0 && byAggregate !== 0) return byAggregate;
    for (const [index, cell] of first.key.entries()) {
      const byKey = compareCells(cell, second.key[index] ?? null);
      if (byKey !== 0) return byKey;
    }
    return 0;
  });
}

function compareCells(one: Cell, other: Cell): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  return compareValues(one, other);
}
