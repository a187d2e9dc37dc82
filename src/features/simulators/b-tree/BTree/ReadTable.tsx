import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { sheet } from '../../shared/Sheet';
import { StepTable } from '../../shared/StepTable';
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
    <StepTable
      label={translate({
        id: 'simulators.BTree.reads',
        message: 'Những gì đã đọc, theo thứ tự',
        description: 'Name of the table of pages that were read',
      })}
      at={steps.length}
      isTall
      columns={[
        {
          head: translate({
            id: 'simulators.BTree.readColumn',
            message: 'Đọc',
            description: 'Column: the page or row that was read',
          }),
        },
        {
          head: translate({
            id: 'simulators.BTree.meaningColumn',
            message: 'Kết quả',
            description: 'Column: what reading it led to',
          }),
          looks: ['words', 'head'],
        },
      ]}
      rows={steps.map((step, index) => ({
        isNow: index === steps.length - 1,
        cells: [{ content: readName(step), className: sheet.code }, describeStep(step, trace, input, index + 1)],
      }))}
    />
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
