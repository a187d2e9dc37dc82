import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { formatNullable } from '../core/parseNullables';
import { TRUTHS, type LogicInput, type LogicTrace, type Subject, type Truth } from '../core/types';
import { SUBJECT_NAMES, truthName } from './texts';
import styles from './styles.module.css';

interface TableProps {
  trace: LogicTrace;
  shown: number;
}

function toneOf(truth: Truth): string | undefined {
  return { true: sheet.good, unknown: sheet.warn, false: sheet.bad }[truth];
}

/** The truth table of AND, OR or NOT over all three truth values. */
export function TruthTable({ subject, trace: { steps }, shown }: TableProps & { subject: Subject }): ReactNode {
  const columns = subject === 'not' ? [null] : TRUTHS;
  return (
    <Sheet
      label={translate({
        id: 'simulators.ThreeValuedLogic.table',
        message: 'Bảng chân trị',
        description: 'Name of the truth table',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.side, sheet.code)}>
              {SUBJECT_NAMES[subject]}
            </th>
            {columns.map((right, index) => (
              <th key={index} scope="col" className={clsx(sheet.head, sheet.code)}>
                {right ? <span>{`b: ${truthName(right)}`}</span> : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRUTHS.map((left) => (
            <tr key={left}>
              <th scope="row" className={clsx(sheet.side, sheet.code)}>
                a: {truthName(left)}
              </th>
              {columns.map((right) => {
                const index = steps.findIndex(
                  (step) => step.kind === 'cell' && step.left === left && step.right === right,
                );
                const step = steps[index];
                return (
                  <td
                    key={right ?? 'only'}
                    className={clsx(
                      sheet.cell,
                      sheet.box,
                      styles.cell,
                      index < shown && step && toneOf(step.result),
                      index === shown - 1 && styles.now,
                    )}
                  >
                    {index < shown && step ? truthName(step.result) : '?'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

/** The comparisons behind IN and NOT IN, one per row. */
export function Comparisons({ input, trace: { steps }, shown }: TableProps & { input: LogicInput }): ReactNode {
  const operator = input.subject === 'in' ? '=' : '<>';
  return (
    <Sheet
      label={translate({
        id: 'simulators.ThreeValuedLogic.comparisons',
        message: 'Các phép so sánh',
        description: 'Name of the table of comparisons',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            {[
              translate({
                id: 'simulators.ThreeValuedLogic.comparison',
                message: 'So sánh',
                description: 'Column: the comparison',
              }),
              translate({
                id: 'simulators.ThreeValuedLogic.value',
                message: 'Giá trị',
                description: 'Column: truth of the comparison',
              }),
              input.subject === 'in' ? 'OR' : 'AND',
            ].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            if (step.kind !== 'compare') return null;
            const isShown = index < shown;
            return (
              <tr key={index}>
                <th scope="row" className={clsx(sheet.head, sheet.words, sheet.code, index === shown - 1 && sheet.now)}>
                  {formatNullable(input.value)} {operator} {formatNullable(step.item)}
                </th>
                <td className={clsx(sheet.cell, sheet.box, styles.cell, isShown && toneOf(step.compared))}>
                  {isShown ? truthName(step.compared) : '?'}
                </td>
                <td className={clsx(sheet.cell, sheet.box, styles.cell, isShown && toneOf(step.result))}>
                  {isShown ? truthName(step.result) : '?'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}
