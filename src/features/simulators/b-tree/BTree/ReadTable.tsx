import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import type { BTreeInput, BTreeStep, BTreeTrace } from '../core/types';
import { describeStep } from './describeStep';
import { pageName } from './names';

interface Props {
  steps: readonly BTreeStep[];
  trace: BTreeTrace;
  input: BTreeInput;
}

/** The pages and rows read so far, one table row per read. */
export function ReadTable({ steps, trace, input }: Props): ReactNode {
  if (steps.length === 0) return null;
  return (
    <Sheet
      label={translate({
        id: 'simulators.BTree.reads',
        message: 'Những gì đã đọc, theo thứ tự',
        description: 'Name of the table of pages that were read',
      })}
      at={steps.length}
      className={sheet.tall}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            {[
              translate({
                id: 'simulators.BTree.readColumn',
                message: 'Đọc',
                description: 'Column: the page or row that was read',
              }),
              translate({
                id: 'simulators.BTree.meaningColumn',
                message: 'Kết quả',
                description: 'Column: what reading it led to',
              }),
            ].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const isNow = index === steps.length - 1;
            return (
              <tr key={index} data-current={isNow || undefined}>
                <th scope="row" className={clsx(sheet.head, sheet.code, isNow && sheet.now)}>
                  {readName(step)}
                </th>
                <td className={clsx(sheet.cell, sheet.words, sheet.head)}>
                  {describeStep(step, trace, input, index + 1)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

function readName(step: BTreeStep): string {
  if (step.kind === 'end')
    return translate({
      id: 'simulators.BTree.endName',
      message: 'dừng',
      description: 'In the column of what was read: nothing more is read',
    });
  if (step.kind !== 'visit') return 'page' in step ? pageName(step.page) : '';
  return translate(
    {
      id: 'simulators.BTree.rowName',
      message: 'hàng {row}',
      description: 'What was read: a row of the table',
    },
    { row: step.row },
  );
}
