import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import type { SetInput, SetTrace } from '../core/types';
import { describeStep, rowText } from './describeStep';
import { OPERATOR_WORDS } from './words';

/** Asks how many rows result, then whether each row is in the result. */
export function askStep({ steps, result }: SetTrace, shown: number, input: SetInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const operator = OPERATOR_WORDS[input.operator];
  if (next.kind === 'start') return askCount(result.rows.length, input, operator);
  return {
    prompt: translate(
      {
        id: 'simulators.SetMachine.askRow',
        message: '{operator} làm gì với {row} của {query}?',
        description: 'Question before a row',
      },
      { operator, row: rowText(input[next.side].rows[next.row] ?? []), query: input[next.side].name },
    ),
    options: [
      {
        id: 'added',
        label: translate({
          id: 'simulators.SetMachine.optionAdd',
          message: 'Thêm vào kết quả',
          description: 'Answer: the row becomes a row of the result',
        }),
      },
      {
        id: 'dropped',
        label: translate({
          id: 'simulators.SetMachine.optionDrop',
          message: 'Bỏ hàng này',
          description: 'Answer: the row is left out',
        }),
      },
    ],
    accepted: [next.outcome === 'added' ? 'added' : 'dropped'],
    explanation: describeStep(next, input),
  };
}

/** The wrong numbers come from misunderstandings: all rows, one query's rows, one row off. */
function askCount(count: number, { left, right }: SetInput, operator: string): Question {
  const slips = [
    left.rows.length,
    right.rows.length,
    left.rows.length + right.rows.length,
    count + 1,
    Math.max(count - 1, 0),
  ];
  const options = [...new Set([count, ...slips])].sort((one, other) => one - other);
  const values = { operator, count };
  return {
    prompt: translate(
      {
        id: 'simulators.SetMachine.askCount',
        message: 'Trước khi xét từng hàng, hãy đoán: {operator} này trả về bao nhiêu hàng?',
        description: 'Question before the first row',
      },
      values,
    ),
    options: options.map((each) => ({ id: String(each), label: String(each) })),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.SetMachine.count',
        message: '{operator} này trả về {count} hàng. Các bước sau cho thấy vì sao.',
        description: 'Answer to how many rows there are',
      },
      values,
    ),
  };
}
