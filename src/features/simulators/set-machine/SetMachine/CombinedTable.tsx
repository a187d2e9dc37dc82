import type { ReactNode } from 'react';
import type { RelationRow } from '../../relation/RelationTable';
import { ResultTable } from '../../relation/ResultTable';
import type { SetInput, SetTrace } from '../core/types';

interface Props {
  input: SetInput;
  trace: SetTrace;
  shown: number;
  /** The number of rows so far. */
  count: number;
  isGuessed: boolean;
}

/** The result so far; the row just added, or repeated by the current row, is highlighted. */
export function CombinedTable({
  input: { left },
  trace: { steps, result },
  shown,
  count,
  isGuessed,
}: Props): ReactNode {
  const step = steps[shown - 1];
  const rows = result.rows.map((cells, index): RelationRow => ({
    cells,
    state: step?.kind === 'row' && step.result === index ? 'now' : undefined,
  }));
  return (
    <ResultTable
      columns={left.columns}
      rows={rows}
      made={count}
      isGuessed={isGuessed}
      isComplete={shown === steps.length}
      at={shown}
    />
  );
}
