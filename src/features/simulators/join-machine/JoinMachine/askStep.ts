import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { truthName, type Truth } from '../../relation/core/types';
import type { JoinInput, JoinTrace } from '../core/types';
import { describeStep } from './describeStep';
import type { Names } from './names';

const TRUTHS: readonly Truth[] = [true, false, null];

/** How many rows come out, whether a pair matches, what happens to a row alone, what WHERE does. */
export function askStep({ steps, result }: JoinTrace, shown: number, input: JoinInput, names: Names): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const explanation = describeStep(next, names, input, result);
  switch (next.kind) {
    case 'start':
      return askCount(result.rows.length, input, names);
    case 'pair':
      if (!result.on) return null;
      return {
        prompt: translate(
          {
            id: 'simulators.JoinMachine.askPair',
            message: 'Với {left} và {right}, điều kiện {condition} cho giá trị nào?',
            description: 'Question before a pair',
          },
          {
            left: names.row('left', next.left),
            right: names.row('right', next.right),
            condition: result.on.text.trim(),
          },
        ),
        options: TRUTHS.map((truth) => ({ id: truthName(truth), label: truthName(truth) })),
        accepted: [truthName(next.truth)],
        explanation,
      };
    case 'unmatched': {
      const values = {
        row: names.row(next.side, next.row),
        other: names.alias[next.side === 'left' ? 'right' : 'left'],
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

/** The wrong numbers are those that a misunderstanding gives: the larger table, all pairs, one row off. */
function askCount(count: number, { left, right, where }: JoinInput, { join }: Names): Question {
  const slips = [
    left.rows.length,
    right.rows.length,
    left.rows.length * right.rows.length,
    count + 1,
    Math.max(count - 1, 0),
  ];
  const options = [...new Set([count, ...slips])].sort((one, other) => one - other);
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
    options: options.map((each) => ({ id: String(each), label: String(each) })),
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
