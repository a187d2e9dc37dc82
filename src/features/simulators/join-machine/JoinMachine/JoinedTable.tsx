import type { ReactNode } from 'react';
import type { CellState, RelationRow } from '../../relation/RelationTable';
import { ResultTable } from '../../relation/ResultTable';
import { Verdict } from '../../relation/Verdict';
import type { Tally } from '../core/tally';
import type { JoinedRow, JoinInput, JoinTrace } from '../core/types';
import type { Names } from './names';

interface Props {
  input: JoinInput;
  names: Names;
  trace: JoinTrace;
  shown: number;
  counted: Tally;
  isGuessed: boolean;
}

/** The result so far: a repeated left row is pale, a row that WHERE drops is struck through. */
export function JoinedTable({
  input: { left, right },
  names,
  trace: { steps, result },
  shown,
  counted,
  isGuessed,
}: Props): ReactNode {
  const step = steps[shown - 1];
  const width = left.columns.length;
  const rows = result.rows.map((row, index): RelationRow => {
    const verdict = counted.verdicts.get(index);
    const isNow = step !== undefined && step.kind !== 'start' && step.result === index;
    const before = result.rows[index - 1];
    const isAgain = row.left !== null && before?.left === row.left;
    return {
      cells: row.cells,
      state: (verdict ?? verdict === undefined) ? (isNow ? 'now' : undefined) : 'struck',
      cellStates: row.cells.map((_, column) => cellStateOf(row, column < width, isAgain)),
      notes: result.where ? [verdict === undefined ? null : <Verdict key="where" truth={verdict} />] : undefined,
      current: isNow,
      begins: index > 0 && !isAgain,
    };
  });
  return (
    <ResultTable
      columns={[...left.columns, ...right.columns]}
      groups={[
        { label: names.alias.left, span: width, side: 'left' },
        { label: names.alias.right, span: right.columns.length, side: 'right' },
      ]}
      notes={result.where ? ['WHERE'] : []}
      rows={rows}
      made={counted.rows}
      count={counted.kept}
      isGuessed={isGuessed}
      isComplete={shown === steps.length}
      at={shown}
    />
  );
}

function cellStateOf(row: JoinedRow, isLeft: boolean, isAgain: boolean): CellState | undefined {
  if ((isLeft ? row.left : row.right) === null) return 'filled';
  return isLeft && isAgain ? 'again' : undefined;
}
