import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { formatCell } from '../../relation/core/types';
import type { TreeInput, TreeLesson, TreeTrace } from '../core/types';
import { describeStep } from './describeStep';

const MOST_OPTIONS = 4;
const NEVER = 'never';

/**
 * Asks before the first step whether the query ends and with how many rows; then how many rows each queued row adds.
 */
export function askStep(trace: TreeTrace, shown: number, input: TreeInput, lesson: TreeLesson): Question | null {
  const { steps, result } = trace;
  const next = steps[shown];
  if (next?.kind === 'anchor') return askEnd(trace, input);
  // After as many steps as the table has rows, the questions would only repeat.
  if (next?.kind !== 'take' || next.result > input.table.rows.length) return null;
  const count = next.found.filter(({ result: index }) => index !== null).length;
  const largest = Math.max(count, MOST_OPTIONS - 1);
  return {
    prompt: translate(
      {
        id: 'simulators.RecursiveQuery.askTake',
        message: 'Lấy {taken} khỏi hàng đợi. Phần đệ quy thêm bao nhiêu hàng?',
        description: 'Question before a row is taken out of the queue',
      },
      { taken: formatCell(result.rows[next.result]?.key ?? null) },
    ),
    options: Array.from({ length: largest + 1 }, (_, each) => ({ id: String(each), label: String(each) })),
    accepted: [String(count)],
    explanation: describeStep(next, input, lesson, result),
  };
}

/** The wrong numbers come from misunderstandings: the first part alone, the whole table, one row off. */
function askEnd({ steps, result: { rows } }: TreeTrace, { table }: TreeInput): Question {
  const isEndless = steps.at(-1)?.kind === 'endless';
  const first = rows.filter(({ parent }) => parent === null).length;
  const guesses = isEndless ? [] : [rows.length, rows.length + 1];
  const counts = [...new Set([...guesses, first, table.rows.length])].sort((one, other) => one - other);
  return {
    prompt: translate({
      id: 'simulators.RecursiveQuery.askEnd',
      message: 'Trước khi chạy, hãy đoán: truy vấn này cho ra bao nhiêu hàng?',
      description: 'Question before the first step of a recursive query',
    }),
    options: [
      ...counts.map((each) => ({ id: String(each), label: String(each) })),
      {
        id: NEVER,
        label: translate({
          id: 'simulators.RecursiveQuery.optionNever',
          message: 'Không bao giờ dừng',
          description: 'Answer: the query runs for ever',
        }),
      },
    ],
    accepted: [isEndless ? NEVER : String(rows.length)],
    explanation: isEndless
      ? translate({
          id: 'simulators.RecursiveQuery.never',
          message: 'Truy vấn này không bao giờ dừng. Các bước sau cho thấy vì sao.',
          description: 'Answer to how many rows the recursive query makes: it runs for ever',
        })
      : translate(
          {
            id: 'simulators.RecursiveQuery.count',
            message: 'Truy vấn này dừng. Số hàng của kết quả: {count}. Các bước sau cho thấy vì sao.',
            description: 'Answer to how many rows the recursive query makes',
          },
          { count: rows.length },
        ),
  };
}
