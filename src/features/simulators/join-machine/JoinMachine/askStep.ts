import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { truthName, type Truth } from '../../relation/core/types';
import { tally, type Tally } from '../core/tally';
import type { JoinInput, JoinResult, JoinTrace } from '../core/types';
import { describeStep } from './describeStep';
import type { Names } from './names';

const TRUTHS: readonly Truth[] = [true, false, null];

/**
 * Asks how many rows result or what they add up to, how many rows a left row gets, what happens to a right row without
 * a partner, and what WHERE does.
 */
export function askStep(trace: JoinTrace, shown: number, input: JoinInput, names: Names): Question | null {
  const { steps, result } = trace;
  const next = steps[shown];
  if (!next) return null;
  const explanation = describeStep(next, names, input, result);
  switch (next.kind) {
    case 'start':
      return input.sum === ''
        ? askCount(result.rows.length, input, names)
        : askSum(tally(trace, steps.length, input), input, names);
    case 'pair':
      return result.on && next.right === 0 ? askRows(next.left, result, input, names) : null;
    case 'unmatched': {
      // The question before the first pair of a left row has already covered this.
      if (next.side === 'left') return null;
      const values = {
        row: names.row(next.side, next.row),
        other: names.alias.left,
        join: names.join,
      };
      return {
        prompt: translate(
          {
            id: 'simulators.JoinMachine.askUnmatched',
            message: '{row} không khớp hàng nào của {other}. {join} làm gì với {row}?',
            description: 'Question before a row without a partner',
          },
          values,
        ),
        options: [
          {
            id: 'kept',
            label: translate(
              {
                id: 'simulators.JoinMachine.optionFill',
                message: 'Giữ lại, điền NULL vào các cột của {other}',
                description: 'Answer: the row is kept, filled up with NULLs',
              },
              values,
            ),
          },
          {
            id: 'dropped',
            label: translate({
              id: 'simulators.JoinMachine.optionDrop',
              message: 'Bỏ khỏi kết quả',
              description: 'Answer: the row is left out',
            }),
          },
        ],
        accepted: [next.result === null ? 'dropped' : 'kept'],
        explanation,
      };
    }
    case 'filter':
      return {
        prompt: translate(
          {
            id: 'simulators.JoinMachine.askFilter',
            message: 'Ở hàng {number} của kết quả, điều kiện {condition} cho giá trị nào?',
            description: 'Question before WHERE looks at a row',
          },
          { number: next.result + 1, condition: result.where?.text.trim() ?? '' },
        ),
        options: TRUTHS.map((truth) => ({ id: truthName(truth), label: filterLabel(truth) })),
        accepted: [truthName(next.truth)],
        explanation,
      };
  }
}

function filterLabel(truth: Truth): string {
  const values = { truth: truthName(truth) };
  return truth === true
    ? translate(
        {
          id: 'simulators.JoinMachine.optionKeeps',
          message: '{truth}, WHERE giữ',
          description: 'Answer: WHERE keeps the row',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.JoinMachine.optionDrops',
          message: '{truth}, WHERE bỏ',
          description: 'Answer: WHERE drops the row',
        },
        values,
      );
}

const asOptions = (numbers: readonly number[]): Question['options'] =>
  [...new Set(numbers)].sort((one, other) => one - other).map((each) => ({ id: String(each), label: String(each) }));

function askRows(left: number, { rows }: JoinResult, { right }: JoinInput, names: Names): Question {
  const count = rows.filter((row) => row.left === left).length;
  const values = { row: names.row('left', left), other: names.alias.right, join: names.join, count };
  return {
    prompt: translate(
      {
        id: 'simulators.JoinMachine.askRows',
        message: '{join} này đưa {row} vào mấy hàng của kết quả?',
        description: 'Question before the first pair of a left row',
      },
      values,
    ),
    options: asOptions([...Array(right.rows.length + 1).keys()]),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.JoinMachine.rowsOfLeft',
        message: 'Số hàng của {row} sau khi ghép: {count}. Các bước sau xét {row} với từng hàng của {other}.',
        description: 'Answer to how many rows of the result a left row has',
      },
      values,
    ),
  };
}

/** The wrong sums come from misunderstandings: the sum before the join, the number of rows, one row too many. */
function askSum({ before, after, rows }: Tally, { left, sum }: JoinInput, { alias }: Names): Question {
  const column = left.columns.findIndex(({ name }) => name === sum);
  const first = Number(left.rows[0]?.[column] ?? 1);
  const nullable = (value: number | null) => (value === null ? 'NULL' : String(value));
  const slips = [before, rows, (after ?? 0) + first, (before ?? 0) + rows].map(nullable);
  const options = [...new Set([nullable(after), ...slips])].sort((one, other) => Number(one) - Number(other));
  const values = { sum: `SUM(${alias.left}.${sum})`, before: nullable(before), after: nullable(after) };
  return {
    prompt: translate(
      {
        id: 'simulators.JoinMachine.askSum',
        message: 'Trên bảng trái, {sum} bằng {before}. Trên kết quả của cả truy vấn, {sum} bằng bao nhiêu?',
        description: 'Question before the first pair of a join whose sum is compared',
      },
      values,
    ),
    options: options.map((each) => ({ id: each, label: each })),
    accepted: [values.after],
    explanation: translate(
      {
        id: 'simulators.JoinMachine.sumIs',
        message: '{sum} trên kết quả của cả truy vấn bằng {after}. Các bước sau cho thấy vì sao.',
        description: 'Answer to what the sum over the result is',
      },
      values,
    ),
  };
}

/** The wrong numbers come from misunderstandings: the size of either table, all pairs, one row off. */
function askCount(count: number, { left, right, where }: JoinInput, { join }: Names): Question {
  const slips = [
    left.rows.length,
    right.rows.length,
    left.rows.length * right.rows.length,
    count + 1,
    Math.max(count - 1, 0),
  ];
  return {
    prompt:
      where === ''
        ? translate(
            {
              id: 'simulators.JoinMachine.askCount',
              message: 'Trước khi xét từng cặp, hãy đoán: {join} này cho ra bao nhiêu hàng?',
              description: 'Question before the first pair',
            },
            { join },
          )
        : translate(
            {
              id: 'simulators.JoinMachine.askCountBeforeWhere',
              message: 'Trước khi xét từng cặp, hãy đoán: {join} này cho ra bao nhiêu hàng, trước khi WHERE lọc?',
              description: 'Question before the first pair of a join with WHERE',
            },
            { join },
          ),
    options: asOptions([count, ...slips]),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.JoinMachine.count',
        message: '{join} này cho ra {count} hàng. Các bước sau cho thấy vì sao.',
        description: 'Answer to how many rows the join makes',
      },
      { join, count },
    ),
  };
}
