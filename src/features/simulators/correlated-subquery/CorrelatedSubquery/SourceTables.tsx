import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RowState } from '../../relation/RelationTable';
import { Verdict } from '../../relation/Verdict';
import type { Column, Truth } from '../../relation/core/types';
import type { Side, SubqueryInput, SubqueryTrace } from '../core/types';
import type { Names } from './names';

interface Props {
  input: SubqueryInput;
  names: Names;
  trace: SubqueryTrace;
  shown: number;
}

/** The outer table: the current row is highlighted, and each decided row shows its truth value. */
export function OuterTable({ input, names, trace: { steps, result }, shown }: Props): ReactNode {
  const { columns, rows } = input.outer;
  const step = steps[shown - 1];
  const truths = new Map<number, Truth>(
    steps.slice(0, shown).flatMap((each) => (each.kind === 'decide' ? [[each.row, each.truth] as const] : [])),
  );
  const isCompared = comparedColumns('outer', input, result.where);
  const stateOf = (row: number): RowState | undefined => {
    if (step && step.kind !== 'start' && step.row === row) return 'now';
    const truth = truths.get(row);
    return truth === undefined ? undefined : truth === true ? 'kept' : 'struck';
  };
  return (
    <RelationTable
      {...titleOf(input.outer.name, names.outer)}
      side="left"
      columns={columns}
      notes={['WHERE']}
      rows={rows.map((cells, row) => {
        const truth = truths.get(row);
        return {
          cells,
          state: stateOf(row),
          cellStates: columns.map((column, index) => (isCompared(column, index) ? 'key' : undefined)),
          notes: [truth === undefined ? null : <Verdict key="where" truth={truth} />],
        };
      })}
      at={shown}
      empty={emptyTable()}
    />
  );
}

/** The inner table as the inner query sees it for the current outer row: matching rows are highlighted. */
export function InnerTable({ input, names, trace: { steps, result }, shown }: Props): ReactNode {
  const { columns, rows } = input.inner;
  const step = steps[shown - 1];
  const answer = step && step.kind !== 'start' ? step.answer : null;
  const isCompared = comparedColumns('inner', input, result.where);
  return (
    <RelationTable
      {...titleOf(input.inner.name, names.inner)}
      side="right"
      columns={columns}
      notes={result.where ? ['WHERE'] : []}
      rows={rows.map((cells, row) => {
        const truth = answer?.truths[row];
        return {
          cells,
          state: truth === undefined ? undefined : truth === true ? 'now' : 'faint',
          cellStates: columns.map((column, index) => (isCompared(column, index) ? 'key' : undefined)),
          notes: result.where ? [truth === undefined ? null : <Verdict key="where" truth={truth} />] : undefined,
          current: answer?.matched[0] === row,
        };
      })}
      at={shown}
      empty={emptyTable()}
    />
  );
}

/** Tells which columns of a side the two conditions refer to. */
function comparedColumns(side: Side, input: SubqueryInput, where: SubqueryTrace['result']['where']) {
  const first = side === 'outer' ? 0 : input.outer.columns.length;
  const named = new Set(where?.references.flatMap((each) => (each.kind === 'column' ? [each.index - first] : [])));
  const own = side === 'outer' ? input.column : input.select;
  const hasOwn = input.mode !== 'exists' && input.mode !== 'notExists';
  return ({ name }: Column, index: number): boolean => named.has(index) || (hasOwn && name === own);
}

function titleOf(table: string, alias: string): { label: string; caption: string } {
  return {
    label: translate(
      {
        id: 'simulators.CorrelatedSubquery.table',
        message: 'Bảng {table} ({alias})',
        description: 'Name of a table of the query',
      },
      { table, alias },
    ),
    caption: alias === table ? table : `${table} AS ${alias}`,
  };
}

function emptyTable(): string {
  return translate({
    id: 'simulators.CorrelatedSubquery.emptyTable',
    message: 'Bảng không có hàng nào.',
    description: 'A table without rows',
  });
}
