import type { ReactNode } from 'react';
import { ResultTable } from '../../relation/ResultTable';
import { shownValue } from '../core/aggregates';
import type { GroupingInput, GroupingTrace } from '../core/types';
import { groupColumns } from './GroupTable';

interface Props {
  input: GroupingInput;
  trace: GroupingTrace;
  shown: number;
  isGuessed: boolean;
}

/** The rows that SELECT made: first in the order of the groups, then in the order of ORDER BY. */
export function SelectedTable({ input, trace: { steps, result }, shown, isGuessed }: Props): ReactNode {
  const passed = steps.slice(0, shown);
  const isThere = passed.some(({ clause }) => clause === 'select');
  const isOrdered = passed.some(({ clause }) => clause === 'orderBy');
  const rows = (isOrdered ? result.ordered : result.selected).map((index) => ({
    cells: [...(result.groups[index]?.key ?? []), ...(result.groups[index]?.values ?? []).map(shownValue)],
  }));
  return (
    <ResultTable
      columns={groupColumns(input)}
      rows={rows}
      made={isThere ? rows.length : 0}
      isGuessed={isGuessed}
      isComplete={isThere}
      at={shown}
    />
  );
}
