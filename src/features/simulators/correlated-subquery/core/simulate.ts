import { truthOf } from '../../relation/core/evaluate';
import type { Comparison, Expression, ParsedExpression } from '../../relation/core/expression';
import { parseCondition } from '../../relation/core/parseExpression';
import type { Cell, Row, Table, Truth } from '../../relation/core/types';
import { aggregate } from './aggregate';
import { innerRow, innerScope } from './scope';
import type { Answer, ListComparison, SubqueryInput, SubqueryLesson, SubqueryStep, SubqueryTrace } from './types';

/**
 * Evaluates a subquery in WHERE for each row of the outer table: the inner query answers for that row, then the
 * condition decides (SQL:2023, 8.4 in predicate, 8.10 exists predicate, 7.19 subquery). The order of the steps serves
 * the explanation; an engine may find the same rows in another way.
 *
 * @param input - an input that `isSubquery` accepts, as the definition's codec guarantees
 */
export function simulate(input: SubqueryInput, aliases: SubqueryLesson['aliases']): SubqueryTrace {
  const where = readWhere(input, aliases);
  const steps: SubqueryStep[] = [{ kind: 'start' }];
  const rows: number[] = [];
  for (const [row, cells] of input.outer.rows.entries()) {
    const answer = answerFor(cells, input, where);
    steps.push({ kind: 'ask', row, answer });
    const { truth, comparisons } = decide(cellOf(input.outer, cells, input.column), answer, input);
    const result = truth === true ? rows.push(row) - 1 : null;
    steps.push({ kind: 'decide', row, answer, comparisons, truth, result });
  }
  return { steps, result: { rows, where } };
}

function readWhere({ where, ...tables }: SubqueryInput, aliases: SubqueryLesson['aliases']): ParsedExpression | null {
  if (where.trim() === '') return null;
  const parsed = parseCondition(where, innerScope(tables, aliases));
  if (!parsed.ok) throw new Error(`"${where}" is not a condition: ${parsed.problem.code} at ${parsed.problem.at}.`);
  return parsed.value;
}

function answerFor(outer: Row, input: SubqueryInput, where: ParsedExpression | null): Answer {
  const { mode, inner, select } = input;
  const truths = inner.rows.map((row): Truth => (where ? truthOf(where.root, innerRow(outer, row)) : true));
  const matched = truths.flatMap((truth, index) => (truth === true ? [index] : []));
  // COUNT(*) counts rows, so any value other than NULL stands for a row.
  const cells = matched.map((index) => (select === '' ? 1 : cellOf(inner, inner.rows[index] ?? [], select)));
  return {
    truths,
    matched,
    values: mode === 'in' || mode === 'notIn' ? cells : [],
    value: mode === 'scalar' ? aggregate(input.aggregate, cells) : null,
  };
}

interface Decision {
  readonly truth: Truth;
  readonly comparisons: readonly ListComparison[];
}

function decide(cell: Cell, { matched, values, value }: Answer, { mode, operator }: SubqueryInput): Decision {
  switch (mode) {
    case 'exists':
    case 'notExists':
      return { truth: matched.length > 0 === (mode === 'exists'), comparisons: [] };
    case 'in':
    case 'notIn': {
      const comparisons = values.map((each) => ({
        value: each,
        truth: compare(cell, mode === 'in' ? '=' : '<>', each),
      }));
      // One TRUE decides OR, one FALSE decides AND; otherwise one unknown comparison makes the result unknown.
      const decisive = mode === 'in';
      const truths = comparisons.map(({ truth }) => truth);
      const truth = truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
      return { truth, comparisons };
    }
    case 'scalar':
      return { truth: compare(cell, operator, value), comparisons: [] };
  }
}

function compare(left: Cell, operator: Comparison, right: Cell): Truth {
  const literal = (value: Cell): Expression => ({ kind: 'literal', value, start: 0, end: 0 });
  return truthOf({ kind: 'binary', operator, left: literal(left), right: literal(right), start: 0, end: 0 }, []);
}

function cellOf({ columns }: Table, cells: Row, name: string): Cell {
  return cells[columns.findIndex((column) => column.name === name)] ?? null;
}
