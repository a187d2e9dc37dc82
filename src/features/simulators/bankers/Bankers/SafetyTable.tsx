import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { marked, StepTable } from '../../shared/StepTable';
import type { BankersState, SafetyStep } from '../core/types';
import { formatVector, processName } from './texts';

interface Props {
  state: BankersState;
  steps: readonly SafetyStep[];
  shown: number;
}

const VECTOR = ['words', 'box', 'code'] as const;

/** Allocation and Need of each process, and its position in the order in which the check finishes them. */
export function StateTable({ state, steps, shown }: Props): ReactNode {
  const last = steps[shown - 1];
  const finished = steps.slice(0, shown).flatMap(({ process }) => process ?? []);
  return (
    <StepTable
      label={translate({
        id: 'simulators.StateTable.label',
        message: 'Trạng thái của hệ thống',
        description: 'Name of the table of the state',
      })}
      first="pinned"
      columns={[
        {},
        { head: 'Allocation', looks: VECTOR },
        { head: 'Need', looks: VECTOR },
        {
          head: translate({
            id: 'simulators.StateTable.order',
            message: 'Thứ tự xong',
            description: 'Column: place in the safe sequence',
          }),
        },
      ]}
      rows={state.allocation.map((held, process) => {
        const index = finished.indexOf(process);
        const isNow = last?.process === process;
        const isRefused = last?.process === null && index < 0;
        return {
          isNow,
          cells: [
            processName(process),
            held.join(' '),
            marked(state.need[process]?.join(' '), isNow && 'touched', isRefused && 'bad'),
            marked(index < 0 ? '' : index + 1, isNow && 'fresh'),
          ],
        };
      })}
    />
  );
}

/** Work before and after each process, one row per step shown. */
export function WorkTable({ steps, shown }: Omit<Props, 'state'>): ReactNode {
  return (
    <StepTable
      label={translate({
        id: 'simulators.WorkTable.label',
        message: 'Work qua từng bước',
        description: 'Name of the table of Work',
      })}
      at={shown}
      isTall
      first="cell"
      columns={[
        {
          head: translate({
            id: 'simulators.WorkTable.process',
            message: 'Được chọn',
            description: 'Column: the process chosen',
          }),
          looks: ['words'],
        },
        {
          head: translate({
            id: 'simulators.WorkTable.before',
            message: 'Work trước',
            description: 'Column: Work before',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.WorkTable.after',
            message: 'Work sau',
            description: 'Column: Work afterwards',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.WorkTable.others',
            message: 'Cũng chọn được',
            description: 'Column: other processes that would do as well',
          }),
          looks: ['words'],
        },
      ]}
      rows={steps.map(({ process, work, workAfter, possible }, index) => ({
        isNow: index === shown - 1,
        isHidden: index >= shown,
        cells: [
          process === null
            ? marked(
                translate({
                  id: 'simulators.WorkTable.nobody',
                  message: 'không có',
                  description: 'No process can be chosen',
                }),
                'bad',
              )
            : processName(process),
          formatVector(work),
          formatVector(workAfter),
          possible
            .filter((other) => other !== process)
            .map(processName)
            .join(', ') || '–',
        ],
      }))}
    />
  );
}
