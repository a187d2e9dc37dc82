import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RowState } from '../../relation/RelationTable';
import { Verdict } from '../../relation/Verdict';
import type { GroupingInput, GroupingTrace } from '../core/types';
import { rowText } from './names';

interface Props {
  input: GroupingInput;
  trace: GroupingTrace;
  shown: number;
}

/** The rows of the table with the result of WHERE and their group; the current group is highlighted. */
export function SourceTable({ input: { table, groupBy }, trace: { steps, result }, shown }: Props): ReactNode {
  const step = steps[shown - 1];
  const passed = steps.slice(0, shown);
  const verdicts = new Map(
    passed.flatMap((each) => (each.clause === 'where' ? [[each.row, each.truth] as const] : [])),
  );
  const groups = new Map(
    passed.flatMap((each) => (each.clause === 'groupBy' && each.row !== null ? [[each.row, each.group] as const] : [])),
  );
  const keys = new Set(groupBy);
  const isNow = (row: number): boolean => {
    if (step?.clause === 'where' || (step?.clause === 'groupBy' && step.row !== null)) return step.row === row;
    if (step?.clause === 'aggregate' || step?.clause === 'having' || step?.clause === 'groupBy')
      return result.groups[step.group]?.rows.includes(row) ?? false;
    return false;
  };
  const stateOf = (row: number): RowState | undefined => {
    const verdict = verdicts.get(row);
    if (verdict === false || verdict === null) return isNow(row) ? 'now' : 'struck';
    if (isNow(row)) return 'now';
    return groups.has(row) ? 'kept' : undefined;
  };
  const noteOf = (row: number): ReactNode[] => {
    const group = groups.get(row);
    return [
      ...(result.where ? [verdicts.has(row) && <Verdict key="where" truth={verdicts.get(row) ?? null} />] : []),
      ...(groupBy.length > 0 ? [group !== undefined && rowText(result.groups[group]?.key ?? [])] : []),
    ];
  };
  return (
    <RelationTable
      label={translate(
        {
          id: 'simulators.GroupingMachine.table',
          message: 'Bảng {table}',
          description: 'Name of the table that is grouped',
        },
        { table: table.name },
      )}
      caption={table.name}
      columns={table.columns}
      notes={[
        ...(result.where ? ['WHERE'] : []),
        ...(groupBy.length > 0
          ? [
              translate({
                id: 'simulators.GroupingMachine.groupOfRow',
                message: 'Nhóm',
                description: 'Head of the column that says which group a row is in',
              }),
            ]
          : []),
      ]}
      rows={table.rows.map((cells, row) => ({
        cells,
        state: stateOf(row),
        cellStates: table.columns.map(({ name }) => (keys.has(name) ? 'key' : undefined)),
        notes: noteOf(row),
      }))}
      at={shown}
      empty={translate({
        id: 'simulators.GroupingMachine.noRows',
        message: 'Bảng không có hàng nào.',
        description: 'A table without rows',
      })}
    />
  );
}
