import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { RelationRow } from '../../relation/RelationTable';
import { ResultTable } from '../../relation/ResultTable';
import type { Cell, Column } from '../../relation/core/types';
import { queryColumns } from '../core/queryLines';
import type { TreeInput, TreeLesson, TreeTrace } from '../core/types';

interface Props {
  lesson: TreeLesson;
  input: TreeInput;
  trace: TreeTrace;
  shown: number;
  /** The number of rows so far, and how many of them have left the queue. */
  count: number;
  taken: number;
  isGuessed: boolean;
}

/** The rows of the recursive query so far, each with its status: waiting, current or done. */
export function FoundTable({
  lesson,
  input,
  trace: { steps, result },
  shown,
  count,
  taken,
  isGuessed,
}: Props): ReactNode {
  const step = steps[shown - 1];
  const now = step?.kind === 'take' ? step.result : null;
  const columns = queryColumns(lesson, input).map((name): Column => ({
    name,
    type: name === 'path' ? 'text' : 'number',
  }));
  const rows = result.rows.map(({ key, level, path }, index): RelationRow => {
    const cells: Cell[] = [
      key,
      ...(input.hasLevel ? [level] : []),
      ...(input.guard === 'path' ? [`/${path.join('/')}/`] : []),
    ];
    return {
      cells,
      state: index === now ? 'now' : index < taken ? 'kept' : undefined,
      notes: [index < count ? whereaboutsOf(index, taken, now) : null],
      begins: index > 0 && level !== result.rows[index - 1]?.level,
    };
  });
  return (
    <ResultTable
      caption={translate(
        {
          id: 'simulators.RecursiveQuery.resultCount',
          message: '{name}, số hàng: {count}',
          description: 'Above the result: name of the recursive query, and how many rows it has so far',
        },
        { name: lesson.name, count },
      )}
      columns={columns}
      notes={[
        translate({
          id: 'simulators.RecursiveQuery.whereabouts',
          message: 'Hàng đợi',
          description: 'Head of the column that says whether a row is in the queue',
        }),
      ]}
      rows={rows}
      made={count}
      isGuessed={isGuessed}
      isComplete={shown === steps.length}
      at={shown}
    />
  );
}

function whereaboutsOf(index: number, taken: number, now: number | null): string {
  if (index === now)
    return translate({
      id: 'simulators.RecursiveQuery.atWork',
      message: 'đang xét',
      description: 'A row has been taken out of the queue just now',
    });
  return index < taken
    ? translate({
        id: 'simulators.RecursiveQuery.done',
        message: 'đã xét',
        description: 'A row has left the queue',
      })
    : translate({
        id: 'simulators.RecursiveQuery.waiting',
        message: 'đang chờ',
        description: 'A row waits in the queue',
      });
}
