import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RowState } from '../../relation/RelationTable';
import type { JoinInput, JoinStep, JoinTrace, Side } from '../core/types';
import type { Names } from './names';

interface Props {
  side: Side;
  input: JoinInput;
  names: Names;
  trace: JoinTrace;
  shown: number;
}

/** One of the two tables: the row being compared is highlighted, rows that found a partner are tinted. */
export function SourceTable({ side, input, names, trace: { steps, result }, shown }: Props): ReactNode {
  const table = input[side];
  const alias = names.alias[side];
  const step = steps[shown - 1];
  const first = side === 'left' ? 0 : input.left.columns.length;
  const compared = new Set(
    result.on?.references.flatMap((each) => (each.kind === 'column' ? [each.index - first] : [])),
  );
  const passed = steps.slice(0, shown);
  const stateOf = (row: number): RowState | undefined => {
    if (rowOf(step, side) === row) return 'now';
    if (passed.some((each) => each.kind === 'pair' && each[side] === row && each.result !== null)) return 'kept';
    return passed.some((each) => each.kind === 'unmatched' && each.side === side && each.row === row)
      ? 'faint'
      : undefined;
  };
  return (
    <RelationTable
      label={translate(
        {
          id: 'simulators.JoinMachine.table',
          message: 'Bảng {table} ({alias})',
          description: 'Name of a table of the join',
        },
        { table: table.name, alias },
      )}
      caption={alias === table.name ? table.name : `${table.name} AS ${alias}`}
      side={side}
      columns={table.columns}
      rows={table.rows.map((cells, row) => ({
        cells,
        state: stateOf(row),
        cellStates: cells.map((_, column) => (compared.has(column) ? 'key' : undefined)),
      }))}
      at={shown}
      empty={translate({
        id: 'simulators.JoinMachine.noRows',
        message: 'Bảng không có hàng nào.',
        description: 'A table without rows',
      })}
    />
  );
}

/** The row of this side that a step compares, or null. */
function rowOf(step: JoinStep | undefined, side: Side): number | null {
  if (step?.kind === 'pair') return step[side];
  return step?.kind === 'unmatched' && step.side === side ? step.row : null;
}
