import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { StepTable, type StepRow } from '../../shared/StepTable';
import { formatNullable } from '../core/parseNullables';
import { TRUTHS, type LogicInput, type LogicTrace, type Subject, type Truth } from '../core/types';
import { SUBJECT_NAMES, truthName } from './texts';
import styles from './styles.module.css';

interface TableProps {
  trace: LogicTrace;
  shown: number;
}

const TONES = { true: 'good', unknown: 'warn', false: 'bad' } as const;

/** A truth value, or a question mark for one that is not known yet. */
function truthCell(truth: Truth | undefined, className?: string | false): StepRow['cells'][number] {
  return {
    content: truth ? truthName(truth) : '?',
    looks: ['box', truth && TONES[truth]],
    className: clsx(styles.cell, className),
  };
}

/** The truth table of AND, OR or NOT over all three truth values. */
export function TruthTable({ subject, trace: { steps }, shown }: TableProps & { subject: Subject }): ReactNode {
  const columns = subject === 'not' ? [null] : TRUTHS;
  return (
    <StepTable
      label={translate({
        id: 'simulators.ThreeValuedLogic.table',
        message: 'Bảng chân trị',
        description: 'Name of the truth table',
      })}
      at={shown}
      first="pinned"
      columns={[
        { head: SUBJECT_NAMES[subject], headLooks: ['code'], looks: ['code'] },
        ...columns.map((right) => ({
          head: right ? `b: ${truthName(right)}` : undefined,
          headLooks: ['code'] as const,
        })),
      ]}
      rows={TRUTHS.map((left) => ({
        cells: [
          `a: ${truthName(left)}`,
          ...columns.map((right) => {
            const index = steps.findIndex((step) => step.kind === 'cell' && step.left === left && step.right === right);
            return truthCell(index < shown ? steps[index]?.result : undefined, index === shown - 1 && styles.now);
          }),
        ],
      }))}
    />
  );
}

/** The comparisons behind IN and NOT IN, one per row. */
export function Comparisons({ input, trace: { steps }, shown }: TableProps & { input: LogicInput }): ReactNode {
  const operator = input.subject === 'in' ? '=' : '<>';
  return (
    <StepTable
      label={translate({
        id: 'simulators.ThreeValuedLogic.comparisons',
        message: 'Các phép so sánh',
        description: 'Name of the table of comparisons',
      })}
      at={shown}
      columns={[
        {
          head: translate({
            id: 'simulators.ThreeValuedLogic.comparison',
            message: 'So sánh',
            description: 'Column: the comparison',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.ThreeValuedLogic.value',
            message: 'Giá trị',
            description: 'Column: truth of the comparison',
          }),
        },
        { head: input.subject === 'in' ? 'OR' : 'AND' },
      ]}
      rows={steps.flatMap((step, index) => {
        if (step.kind !== 'compare') return [];
        const isShown = index < shown;
        return {
          isNow: index === shown - 1,
          cells: [
            `${formatNullable(input.value)} ${operator} ${formatNullable(step.item)}`,
            truthCell(isShown ? step.compared : undefined),
            truthCell(isShown ? step.result : undefined),
          ],
        };
      })}
    />
  );
}
