import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable } from '../../relation/RelationTable';
import { shownValue } from '../core/aggregates';
import type { GroupingInput, GroupingTrace } from '../core/types';
import { groupColumns } from './GroupTable';

interface Props {
  input: GroupingInput;
  trace: GroupingTrace;
  shown: number;
  /** Rows not reached yet keep their place, so that nothing moves; where they are to be guessed, they take none. */
  isGuessed: boolean;
}

/** The rows of the query once SELECT has made them, in the order of the groups and then in that of ORDER BY. */
export function ResultTable({ input, trace: { steps, result }, shown, isGuessed }: Props): ReactNode {
  const passed = steps.slice(0, shown);
  const isThere = passed.some(({ clause }) => clause === 'select');
  const isOrdered = passed.some(({ clause }) => clause === 'orderBy');
  const rows = (isOrdered ? result.ordered : result.selected).map((place) => ({
    cells: [...(result.groups[place]?.key ?? []), ...(result.groups[place]?.values ?? []).map(shownValue)],
    state: isThere ? undefined : ('hidden' as const),
  }));
  return (
    <RelationTable
      label={translate({
        id: 'simulators.GroupingMachine.result',
        message: 'Kết quả',
        description: 'Name of the result of the query',
      })}
      caption={translate(
        {
          id: 'simulators.GroupingMachine.resultCount',
          message: 'Kết quả: {count} hàng',
          description: 'Above the result of the query: how many rows there are so far',
        },
        { count: isThere ? rows.length : 0 },
      )}
      columns={groupColumns(input)}
      rows={isGuessed && !isThere ? [] : rows}
      at={shown}
      empty={
        isThere
          ? translate({
              id: 'simulators.GroupingMachine.noResult',
              message: 'Không có hàng nào.',
              description: 'The query has no rows',
            })
          : undefined
      }
    />
  );
}
