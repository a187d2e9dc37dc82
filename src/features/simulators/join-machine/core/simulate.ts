import { truthOf } from '../../relation/core/evaluate';
import { scopeOf, type ParsedExpression, type Scope } from '../../relation/core/expression';
import { parseCondition } from '../../relation/core/parseExpression';
import type { Cell, Row, Table, Truth } from '../../relation/core/types';
import type { JoinedRow, JoinInput, JoinKind, JoinStep, JoinTrace, Side } from './types';

/** Whether a join keeps the rows of this side that have no partner. */
export function keepsUnmatched(kind: JoinKind, side: Side): boolean {
  return kind === 'full' || kind === side;
}

/** The columns that ON and WHERE may use. */
export function scopeOfJoin({ left, right }: Pick<JoinInput, Side>, aliases: readonly [string, string]): Scope {
  return scopeOf([
    { alias: aliases[0], table: left },
    { alias: aliases[1], table: right },
  ]);
}

/**
 * A join as SQL:2023 defines it (7.10, joined table): every pair for which ON is TRUE, then the rows without a partner,
 * filled up with NULLs; WHERE filters the finished rows. The order of the pairs, a nested loop, serves the explanation;
 * SQL promises none.
 *
 * @param input - an input with valid conditions, as the codec of `joinMachine` guarantees
 */
export function simulate(input: JoinInput, aliases: readonly [string, string]): JoinTrace {
  const { kind, left, right } = input;
  const scope = scopeOfJoin(input, aliases);
  const on = kind === 'cross' ? null : read(input.on, scope);
  const where = input.where === '' ? null : read(input.where, scope);
  const steps: JoinStep[] = [{ kind: 'start' }];
  const rows: JoinedRow[] = [];
  const add = (row: JoinedRow): number => rows.push(row) - 1;
  const matched = new Set<number>();
  for (const [index, leftRow] of left.rows.entries()) {
    let partners = 0;
    for (const [other, rightRow] of right.rows.entries()) {
      const cells = [...leftRow, ...rightRow];
      const truth: Truth = on ? truthOf(on.root, cells) : true;
      const result = truth === true ? add({ left: index, right: other, cells }) : null;
      steps.push({ kind: 'pair', left: index, right: other, truth, result });
      if (truth !== true) continue;
      partners += 1;
      matched.add(other);
    }
    if (partners > 0 || kind === 'cross') continue;
    const filled = { left: index, right: null, cells: [...leftRow, ...nulls(right)] };
    const result = keepsUnmatched(kind, 'left') ? add(filled) : null;
    steps.push({ kind: 'unmatched', side: 'left', row: index, result });
  }
  for (const [index, rightRow] of right.rows.entries()) {
    if (matched.has(index) || kind === 'cross') continue;
    const filled = { left: null, right: index, cells: [...nulls(left), ...rightRow] };
    const result = keepsUnmatched(kind, 'right') ? add(filled) : null;
    steps.push({ kind: 'unmatched', side: 'right', row: index, result });
  }
  if (where)
    for (const [result, { cells }] of rows.entries())
      steps.push({ kind: 'filter', result, truth: truthOf(where.root, cells) });
  return { steps, result: { rows, on, where } };
}

function nulls({ columns }: Table): Row {
  return columns.map((): Cell => null);
}

function read(text: string, scope: Scope): ParsedExpression {
  const parsed = parseCondition(text, scope);
  if (!parsed.ok) throw new Error(`"${text}" is not a condition: ${parsed.problem.code} at ${parsed.problem.at}.`);
  return parsed.value;
}
