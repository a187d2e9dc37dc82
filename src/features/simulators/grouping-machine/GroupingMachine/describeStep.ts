import { translate } from '@docusaurus/Translate';
import { formatCell, formatLiteral, truthName, type Cell, type Truth } from '../../relation/core/types';
import { aggregatedValues, shownValue } from '../core/aggregates';
import { callOf } from '../core/simulate';
import type { GroupingInput, GroupingResult, GroupingStep } from '../core/types';
import { groupName, rowText } from './names';

/** The sentence shown before the first step. */
export function describeStart(): string {
  return translate({
    id: 'simulators.GroupingMachine.before',
    message: 'Máy sẽ chạy từng mệnh đề theo thứ tự xử lý, không theo thứ tự viết.',
    description: 'Before the first step of the grouping machine',
  });
}

/** Describes a step in a sentence or two. */
export function describeStep(step: GroupingStep, input: GroupingInput, result: GroupingResult): string {
  switch (step.clause) {
    case 'from':
      return translate(
        {
          id: 'simulators.GroupingMachine.from',
          message: 'FROM lấy {count} hàng của {table}.',
          description: 'First step: the rows of the table',
        },
        { count: input.table.rows.length, table: input.table.name },
      );
    case 'where':
      return describeWhere(step.truth, rowText(input.table.rows[step.row] ?? []));
    case 'groupBy':
      return step.row === null ? describeWhole(result) : describeGrouped(step, input, result);
    case 'aggregate':
      return describeAggregate(step, input, result);
    case 'having':
      return describeHaving(step.truth, groupName(result.groups[step.group]));
    case 'select':
      return translate(
        {
          id: 'simulators.GroupingMachine.select',
          message: 'SELECT lấy các cột được yêu cầu: mỗi nhóm còn lại thành một hàng. Kết quả có {count} hàng.',
          description: 'The groups that are left become rows',
        },
        { count: result.selected.length },
      );
    case 'orderBy':
      return translate(
        {
          id: 'simulators.GroupingMachine.orderBy',
          message: 'ORDER BY xếp thứ tự {count} hàng của kết quả.',
          description: 'The rows of the result are sorted',
        },
        { count: result.ordered.length },
      );
  }
}

function describeWhere(truth: Truth, row: string): string {
  return truth === true
    ? translate(
        {
          id: 'simulators.GroupingMachine.whereKept',
          message: 'Hàng {row}: điều kiện của WHERE là TRUE, nên hàng được giữ.',
          description: 'WHERE keeps a row',
        },
        { row },
      )
    : translate(
        {
          id: 'simulators.GroupingMachine.whereDropped',
          message: 'Hàng {row}: điều kiện của WHERE là {truth}, nên hàng bị bỏ trước khi chia nhóm.',
          description: 'WHERE drops a row',
        },
        { row, truth: truthName(truth) },
      );
}

function describeWhole({ groups: [group] }: GroupingResult): string {
  const count = group?.rows.length ?? 0;
  return count === 0
    ? translate({
        id: 'simulators.GroupingMachine.wholeEmpty',
        message: 'Không còn hàng nào. Vì không có GROUP BY, vẫn có một nhóm, trong nhóm không có hàng nào.',
        description: 'Without GROUP BY even no rows are a group',
      })
    : translate(
        {
          id: 'simulators.GroupingMachine.whole',
          message: 'Không có GROUP BY, nên cả {count} hàng còn lại là một nhóm.',
          description: 'Without GROUP BY all rows are one group',
        },
        { count },
      );
}

function describeGrouped(
  { row, group, isNew }: GroupingStep & { clause: 'groupBy'; row: number },
  { table }: GroupingInput,
  { groups }: GroupingResult,
): string {
  const values = { row: rowText(table.rows[row] ?? []), group: groupName(groups[group]) };
  if (isNew)
    return translate(
      {
        id: 'simulators.GroupingMachine.opened',
        message: 'Hàng {row} mở {group}, vì chưa có nhóm nào có khóa này.',
        description: 'A row is the first of its group',
      },
      values,
    );
  return groups[group]?.key.includes(null)
    ? translate(
        {
          id: 'simulators.GroupingMachine.joinedNull',
          message: 'Hàng {row} được xếp vào {group}: GROUP BY xếp các NULL chung một nhóm.',
          description: 'A row falls into a group whose key holds NULL',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.GroupingMachine.joined',
          message: 'Hàng {row} được xếp vào {group}, vì có cùng khóa.',
          description: 'A row falls into a group that is there',
        },
        values,
      );
}

/** The values from which an aggregate is computed, formatted for a list in a sentence. */
export function valuesOf(aggregate: string, rows: readonly number[], { table }: GroupingInput): readonly string[] {
  const call = callOf(aggregate, table);
  const cells = rows.map((row) => table.rows[row] ?? []);
  return aggregatedValues(call, cells).map(formatLiteral);
}

/** The value of an aggregate of SELECT for a group, as text. */
export function aggregateText(value: Cell | undefined): string {
  return formatCell(shownValue(value ?? null));
}

function describeAggregate(
  { group: groupIndex, aggregate: index }: GroupingStep & { clause: 'aggregate' },
  input: GroupingInput,
  { groups }: GroupingResult,
): string {
  const group = groups[groupIndex];
  const aggregate = input.aggregates[index] ?? '';
  const rows = group?.rows ?? [];
  const list = valuesOf(aggregate, rows, input);
  const values = {
    group: groupName(group),
    aggregate,
    value: aggregateText(group?.values[index]),
    count: rows.length,
    list: list.join(', '),
  };
  if (aggregate === 'COUNT(*)')
    return translate(
      {
        id: 'simulators.GroupingMachine.countRows',
        message: 'Trong {group}, COUNT(*) là số hàng, bằng {value}.',
        description: 'COUNT(*) of a group',
      },
      values,
    );
  return list.length === 0
    ? translate(
        {
          id: 'simulators.GroupingMachine.aggregateEmpty',
          message: 'Trong {group}, không có giá trị nào khác NULL, nên {aggregate} là {value}.',
          description: 'An aggregate of a group without values',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.GroupingMachine.aggregate',
          message: 'Trong {group}, {aggregate} được tính từ {list} và bằng {value}.',
          description: 'An aggregate of a group, and the values that it is computed from',
        },
        values,
      );
}

function describeHaving(truth: Truth, group: string): string {
  return truth === true
    ? translate(
        {
          id: 'simulators.GroupingMachine.havingKept',
          message: 'Ở {group}, điều kiện của HAVING là TRUE, nên nhóm được giữ.',
          description: 'HAVING keeps a group',
        },
        { group },
      )
    : translate(
        {
          id: 'simulators.GroupingMachine.havingDropped',
          message: 'Ở {group}, điều kiện của HAVING là {truth}, nên cả nhóm bị bỏ.',
          description: 'HAVING drops a group',
        },
        { group, truth: truthName(truth) },
      );
}
