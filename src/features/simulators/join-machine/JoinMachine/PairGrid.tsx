import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { keepsUnmatched } from '../core/simulate';
import type { Tally } from '../core/tally';
import type { JoinInput, JoinStep, JoinTrace, Side } from '../core/types';
import { PairCell } from './PairCell';
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
  const cellOf = (key: number, matches: (step: JoinStep) => boolean) => {
    const step = passed.find(matches);
    return (
      <PairCell
        key={key}
        step={step}
        isNow={step !== undefined && isAbout(steps[shown - 1], step)}
        verdicts={counted.verdicts}
      />
    );
  };
  const pair = (row: number, column: number) =>
    cellOf(column, (step) => step.kind === 'pair' && step.left === row && step.right === column);
  const alone = (side: Side, row: number) =>
    cellOf(
      side === 'left' ? right.rows.length : row,
      (step) => step.kind === 'unmatched' && step.side === side && step.row === row,
    );
  const hasNullColumn = keepsUnmatched(kind, 'left');
  return (
    <Sheet
      label={translate({
        id: 'simulators.JoinMachine.grid',
        message: 'Mọi cặp hàng',
        description: 'Name of the grid of all pairs',
      })}
      at={shown}
      className={styles.gridSheet}
    >
      <table className={styles.grid}>
        <caption>
          {translate({
            id: 'simulators.JoinMachine.legend',
            message: '✓ TRUE, · FALSE, ? NULL, × số hàng kết quả',
            description: 'What the signs of the grid of all pairs mean',
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.left}>{names.alias.left}</span> \{' '}
              <span className={styles.right}>{names.alias.right}</span>
            </th>
            {names.labels.right.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {hasNullColumn && <th scope="col">NULL</th>}
            <th scope="col" className={styles.count}>
              <span aria-hidden="true">×</span>
              <span className={sheet.quiet}>
                {translate({
                  id: 'simulators.JoinMachine.fanOut',
                  message: 'Số hàng trong kết quả',
                  description: 'Column: how many rows of the result a left row has',
                })}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {left.rows.map((_, row) => (
            <tr key={row}>
              <th scope="row">{names.labels.left[row]}</th>
              {right.rows.map((__, column) => pair(row, column))}
              {hasNullColumn && alone('left', row)}
              <td className={styles.count}>×{counted.ofLeft[row]}</td>
            </tr>
          ))}
          {keepsUnmatched(kind, 'right') && (
            <tr>
              <th scope="row">NULL</th>
              {right.rows.map((_, column) => alone('right', column))}
            </tr>
          )}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Whether the current step decided this cell, or applies WHERE to the row that came from it. */
function isAbout(now: JoinStep | undefined, step: JoinStep): boolean {
  return now === step || (now?.kind === 'filter' && step.kind !== 'start' && step.result === now.result);
}
