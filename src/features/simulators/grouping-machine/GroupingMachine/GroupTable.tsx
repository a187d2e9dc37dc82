import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RelationRow, type RowState } from '../../relation/RelationTable';
import { Verdict } from '../../relation/Verdict';
import { formatCell, type Column } from '../../relation/core/types';
import { shownValue } from '../core/aggregates';
import type { GroupingInput, GroupingTrace } from '../core/types';

interface Props {
  input: GroupingInput;
  trace: GroupingTrace;
  shown: number;
  /** Whether the reader guesses the groups. If not, rows for groups not opened yet reserve their space. */
  isGuessed: boolean;
}

/** The columns of a group: its keys, then the aggregates. */
export function groupColumns({ table, groupBy, aggregates }: GroupingInput): readonly Column[] {
  return [
    ...groupBy.map((name): Column => ({
      name,
      type: table.columns.find((each) => each.name === name)?.type ?? 'text',
    })),
    ...aggregates.map((name): Column => ({ name, type: 'number' })),
  ];
}

/** The groups so far: the rows in each, its aggregates once computed, and the result of HAVING. */
export function GroupTable({ input, trace: { steps, result }, shown, isGuessed }: Props): ReactNode {
  const { table, aggregates } = input;
  const step = steps[shown - 1];
  const passed = steps.slice(0, shown);
  const open = new Set(passed.flatMap((each) => (each.clause === 'groupBy' ? [each.group] : [])));
  const grouped = new Set(passed.flatMap((each) => (each.clause === 'groupBy' && each.row !== null ? [each.row] : [])));
  const isWhole = input.groupBy.length === 0;
  const computed = new Set(
    passed.flatMap((each) => (each.clause === 'aggregate' ? [`${each.group} ${each.aggregate}`] : [])),
  );
  const judged = new Set(passed.flatMap((each) => (each.clause === 'having' ? [each.group] : [])));
  const now = step && 'group' in step ? step.group : null;
  const rows = result.groups.map((group, groupIndex): RelationRow => {
    const inside = group.rows.filter((row) => isWhole || grouped.has(row));
    const stateOf = (): RowState | undefined => {
      if (!open.has(groupIndex)) return 'hidden';
      if (judged.has(groupIndex) && group.truth !== true && groupIndex !== now) return 'struck';
      return groupIndex === now ? 'now' : undefined;
    };
    return {
      cells: [
        ...group.key,
        ...aggregates.map((_, index) =>
          computed.has(`${groupIndex} ${index}`) ? shownValue(group.values[index] ?? null) : '',
        ),
      ],
      state: stateOf(),
      notes: [
        inside.map((row) => formatCell(table.rows[row]?.[0] ?? null)).join(', ') || '∅',
        ...(result.having ? [judged.has(groupIndex) && <Verdict key="having" truth={group.truth} />] : []),
      ],
    };
  });
  return (
    <RelationTable
      label={translate({
        id: 'simulators.GroupingMachine.groups',
        message: 'Các nhóm',
        description: 'Name of the table of groups',
      })}
      caption={translate(
        {
          id: 'simulators.GroupingMachine.groupCount',
          message: 'Các nhóm: {count}',
          description: 'Above the table of groups: how many there are so far',
        },
        { count: open.size },
      )}
      side="left"
      columns={groupColumns(input)}
      notes={[
        translate(
          {
            id: 'simulators.GroupingMachine.rowsOfGroup',
            message: '{column} trong nhóm',
            description: 'Head of the column that lists the rows of a group by their first value',
          },
          { column: table.columns[0]?.name ?? '' },
        ),
        ...(result.having ? ['HAVING'] : []),
      ]}
      rows={isGuessed ? rows.slice(0, open.size) : rows}
      at={shown}
      empty={
        shown < steps.length
          ? undefined
          : translate({
              id: 'simulators.GroupingMachine.noGroups',
              message: 'Không có nhóm nào.',
              description: 'The query has no groups',
            })
      }
    />
  );
}
