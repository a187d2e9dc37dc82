import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { formatCell } from '../../relation/core/types';
import type { TreeInput, TreeLesson, TreeTrace } from '../core/types';
import { describeStep } from './describeStep';

const MOST_OPTIONS = 4;

/** How many rows each part adds, and whether the query comes to an end. */
export function askStep(
  { steps, result }: TreeTrace,
  shown: number,
  input: TreeInput,
  lesson: TreeLesson,
): Question | null {
  const next = steps[shown];
  if (!next || next.kind === 'end' || next.kind === 'endless') return null;
  const explanation = describeStep(next, input, lesson, result);
  const count = next.found.filter(({ result: place }) => place !== null).length;
  const prompt =
    next.kind === 'anchor'
      ? translate({
          id: 'simulators.RecursiveQuery.askAnchor',
          message: 'Phần đầu đưa bao nhiêu hàng vào hàng đợi?',
          description: 'Question before the first part of the query is run',
        })
      : translate(
          {
            id: 'simulators.RecursiveQuery.askTake',
            message: 'Lấy {taken} khỏi hàng đợi. Phần đệ quy thêm bao nhiêu hàng?',
            description: 'Question before a row is taken out of the queue',
          },
          { taken: formatCell(result.rows[next.result]?.key ?? null) },
        );
  const largest = Math.max(count, MOST_OPTIONS - 1);
  return {
    prompt,
    options: Array.from({ length: largest + 1 }, (_, each) => ({ id: String(each), label: String(each) })),
    accepted: [String(count)],
    explanation,
  };
}
