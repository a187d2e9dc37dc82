import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { sheet } from '../../shared/Sheet';
import { StepTable } from '../../shared/StepTable';
import { keepsUnmatched } from '../core/simulate';
import type { Tally } from '../core/tally';
import type { JoinInput, JoinStep, JoinTrace, Side } from '../core/types';
import { pairCell } from './pairCell';
import type { Names } from './names';
import styles from './grid.module.css';

interface Props {
  input: JoinInput;
  names: Names;
  trace: JoinTrace;
  shown: number;
  counted: Tally;
}

/**
 * All pairs at once, with left rows down and right rows across. The kinds of join differ in which cells of this grid
 * they keep: the ticked pairs, the column of NULLs, the row of NULLs, or all pairs.
 */
export function PairGrid({ input, names, trace: { steps }, shown, counted }: Props): ReactNode {
  const { left, right, kind } = input;
  const passed = steps.slice(0, shown);
  const cellOf = (matches: (step: JoinStep) => boolean) => {
    const step = passed.find(matches);
    return pairCell(step, step !== undefined && isAbout(steps[shown - 1], step), counted.verdicts);
  };
  const pair = (row: number, column: number) =>
    cellOf((step) => step.kind === 'pair' && step.left === row && step.right === column);
  const alone = (side: Side, row: number) =>
    cellOf((step) => step.kind === 'unmatched' && step.side === side && step.row === row);
  const hasNullColumn = keepsUnmatched(kind, 'left');
  return (
    <StepTable
      label={translate({
        id: 'simulators.JoinMachine.grid',
        message: 'Mọi cặp hàng',
        description: 'Name of the grid of all pairs',
      })}
      at={shown}
      own={{ table: styles.grid, sheet: styles.gridSheet }}
      caption={translate({
        id: 'simulators.JoinMachine.legend',
        message: '✓ TRUE, · FALSE, ? NULL, × số hàng kết quả',
        description: 'What the signs of the grid of all pairs mean',
      })}
      columns={[
        {
          head: (
            <>
              <span className={styles.left}>{names.alias.left}</span> \{' '}
              <span className={styles.right}>{names.alias.right}</span>
            </>
          ),
        },
        ...[...names.labels.right, ...(hasNullColumn ? ['NULL'] : [])].map((head) => ({ head })),
        {
          head: (
            <>
              <span aria-hidden="true">×</span>
              <span className={sheet.quiet}>
                {translate({
                  id: 'simulators.JoinMachine.fanOut',
                  message: 'Số hàng trong kết quả',
                  description: 'Column: how many rows of the result a left row has',
                })}
              </span>
            </>
          ),
          headClass: styles.count,
        },
      ]}
      rows={[
        ...left.rows.map((_, row) => ({
          cells: [
            names.labels.left[row],
            ...right.rows.map((__, column) => pair(row, column)),
            ...(hasNullColumn ? [alone('left', row)] : []),
            { content: `×${counted.ofLeft[row]}`, className: styles.count },
          ],
        })),
        ...(keepsUnmatched(kind, 'right')
          ? [{ cells: ['NULL', ...right.rows.map((_, column) => alone('right', column))] }]
          : []),
      ]}
    />
  );
}

/** Whether the current step decided this cell, or applies WHERE to the row that came from it. */
function isAbout(now: JoinStep | undefined, step: JoinStep): boolean {
  return now === step || (now?.kind === 'filter' && step.kind !== 'start' && step.result === now.result);
}
