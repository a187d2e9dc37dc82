import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RelationRow } from '../../relation/RelationTable';
import type { SetInput, SetTrace } from '../core/types';

interface Props {
  input: SetInput;
  trace: SetTrace;
  shown: number;
  /** How many rows are there so far. */
  count: number;
  /** Rows not reached yet keep their place, so that nothing moves; where they are to be guessed, they take none. */
  isGuessed: boolean;
}

/** The result, growing; lit is the row that was just added, or that the row at hand repeats. */
export function ResultTable({ input: { left }, trace: { steps, result }, shown, count, isGuessed }: Props): ReactNode {
  const step = steps[shown - 1];
  const rows = result.rows.map((cells, place): RelationRow => ({
    cells,
    state: place >= count ? 'hidden' : step?.kind === 'row' && step.result === place ? 'now' : undefined,
  }));
  return (
    <RelationTable
      label={translate({
        id: 'simulators.SetMachine.result',
        message: 'Kết quả',
        description: 'Name of the result of the set operation',
      })}
      caption={translate(
        {
          id: 'simulators.SetMachine.resultCount',
          message: 'Kết quả: {count} hàng',
          description: 'Above the result: how many rows there are so far',
        },
        { count },
      )}
      columns={left.columns}
      rows={isGuessed ? rows.slice(0, count) : rows}
      at={shown}
      empty={
        shown < steps.length
          ? undefined
          : translate({
              id: 'simulators.SetMachine.noResult',
              message: 'Không có hàng nào.',
              description: 'The operation gives no rows',
            })
      }
    />
  );
}
