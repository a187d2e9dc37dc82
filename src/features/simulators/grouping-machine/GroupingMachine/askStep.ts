import { translate } from '@docusaurus/Translate';
import { truthName, type Truth } from '../../relation/core/types';
import type { Question } from '../../shared/SimulatorFrame';
import { aggregatesOf } from '../core/aggregates';
import { simulate } from '../core/simulate';
import type { GroupingInput, GroupingStep, GroupingTrace } from '../core/types';
import { aggregateText, describeStep } from './describeStep';
import { groupName, rowText } from './names';

const TRUTHS: readonly Truth[] = [true, false, null];
const MOST_VALUES = 4;

/** Asks how many rows result, what WHERE does, which group a row joins, the value of an aggregate, what HAVING does. */
export function askStep(trace: GroupingTrace, shown: number, input: GroupingInput): Question | null {
  const { steps, result } = trace;
  const next = steps[shown];
  if (!next) return null;
  const explanation = describeStep(next, input, result);
  switch (next.clause) {
    case 'from':
      return askCount(trace, input);
    case 'where':
      return {
        prompt: translate(
          {
            id: 'simulators.GroupingMachine.askWhere',
            message: 'WHERE làm gì với hàng {row}?',
            description: 'Question before WHERE looks at a row',
          },
          { row: rowText(input.table.rows[next.row] ?? []) },
        ),
        options: TRUTHS.map((truth) => ({ id: truthName(truth), label: truthLabel(truth) })),
        accepted: [truthName(next.truth)],
        explanation,
      };
    case 'groupBy':
      return next.row === null ? null : askGroup(next, trace, shown, input);
    case 'aggregate':
      return askAggregate(next, trace, input);
    case 'having':
      return {
        prompt: translate(
          {
            id: 'simulators.GroupingMachine.askHaving',
            message: 'HAVING làm gì với {group}?',
            description: 'Question before HAVING looks at a group',
          },
          { group: groupName(result.groups[next.group]) },
        ),
        options: TRUTHS.map((truth) => ({ id: truthName(truth), label: truthLabel(truth) })),
        accepted: [truthName(next.truth)],
        explanation,
      };
    default:
      return null;
  }
}

function truthLabel(truth: Truth): string {
  const values = { truth: truthName(truth) };
  return truth === true
    ? translate(
        {
          id: 'simulators.GroupingMachine.optionKeeps',
          message: 'Giữ: điều kiện là {truth}',
          description: 'Answer: the row or group is kept',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.GroupingMachine.optionDrops',
          message: 'Bỏ: điều kiện là {truth}',
          description: 'Answer: the row or group is dropped',
        },
        values,
      );
}

/** The wrong numbers come from misunderstandings: all rows, all groups, one row off. */
function askCount({ result }: GroupingTrace, { table }: GroupingInput): Question {
  const count = result.selected.length;
  const slips = [table.rows.length, result.groups.length, count + 1, Math.max(count - 1, 0)];
  const options = [...new Set([count, ...slips])].sort((one, other) => one - other);
  return {
    prompt: translate({
      id: 'simulators.GroupingMachine.askCount',
      message: 'Trước khi chạy từng bước, hãy đoán: kết quả của truy vấn có bao nhiêu hàng?',
      description: 'Question before the first step',
    }),
    options: options.map((each) => ({ id: String(each), label: String(each) })),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.GroupingMachine.count',
        message: 'Kết quả có {count} hàng. Các bước sau cho thấy vì sao.',
        description: 'Answer to how many rows the result has',
      },
      { count },
    ),
  };
}

function askGroup(
  next: GroupingStep & { clause: 'groupBy'; row: number },
  { steps, result }: GroupingTrace,
  shown: number,
  input: GroupingInput,
): Question | null {
  const opened = new Set(steps.slice(0, shown).flatMap((step) => (step.clause === 'groupBy' ? [step.group] : [])));
  // The first row always opens a group, so there is nothing to ask.
  if (opened.size === 0) return null;
  return {
    prompt: translate(
      {
        id: 'simulators.GroupingMachine.askGroup',
        message: 'Hàng {row} được xếp vào nhóm nào?',
        description: 'Question before a row falls into a group',
      },
      { row: rowText(input.table.rows[next.row] ?? []) },
    ),
    options: [
      ...[...opened].map((group) => ({ id: String(group), label: rowText(result.groups[group]?.key ?? []) })),
      {
        id: 'new',
        label: translate({
          id: 'simulators.GroupingMachine.optionNew',
          message: 'Mở một nhóm mới',
          description: 'Answer: the row is the first of a group',
        }),
      },
    ],
    accepted: [next.isNew ? 'new' : String(next.group)],
    explanation: describeStep(next, input, result),
  };
}

/** The wrong values are related aggregates of the group: other counts, or other aggregates of the same column. */
function askAggregate(
  next: GroupingStep & { clause: 'aggregate' },
  { result }: GroupingTrace,
  input: GroupingInput,
): Question {
  const group = result.groups[next.group];
  const aggregate = input.aggregates[next.aggregate] ?? '';
  const right = aggregateText(group?.values[next.aggregate]);
  const related = aggregatesOf(input.table.columns).filter((each) =>
    aggregate.startsWith('COUNT(') ? each.startsWith('COUNT(') : argumentOf(each) === argumentOf(aggregate),
  );
  const rows = group?.rows.map((row) => input.table.rows[row] ?? []) ?? [];
  const alone = { ...input, table: { ...input.table, rows }, where: '', groupBy: [], having: '', order: '' };
  const slips = simulate({ ...alone, aggregates: related }).result.groups[0]?.values.map(aggregateText) ?? [];
  const off = /^\d+$/.test(right) ? [String(Number(right) + 1), String(input.table.rows.length)] : ['0'];
  const options = [...new Set([right, ...slips, ...off])].slice(0, MOST_VALUES).sort(byNumber);
  return {
    prompt: translate(
      {
        id: 'simulators.GroupingMachine.askAggregate',
        message: 'Trong {group}, {aggregate} bằng bao nhiêu?',
        description: 'Question before an aggregate of a group is shown',
      },
      { group: groupName(group), aggregate },
    ),
    options: options.map((each) => ({ id: each, label: each })),
    accepted: [right],
    explanation: describeStep(next, input, result),
  };
}

/** The column inside an aggregate; undefined for `COUNT(*)`. */
function argumentOf(aggregate: string): string | undefined {
  return /(\w+)\)$/.exec(aggregate)?.[1];
}

/** Orders numbers by value and texts alphabetically, so that the order does not give the answer away. */
function byNumber(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => Number(text.replace('≈ ', '')));
  if (Number.isNaN(first) || Number.isNaN(second)) return one < other ? -1 : 1;
  return (first ?? 0) - (second ?? 0);
}
