import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import type { BankersState, SafetyStep } from '../core/types';
import { formatVector, processName } from './texts';

interface Props {
  state: BankersState;
  steps: readonly SafetyStep[];
  shown: number;
}

/** Allocation and Need of each process, and its position in the order in which the check finishes them. */
export function StateTable({ state, steps, shown }: Props): ReactNode {
  const last = steps[shown - 1];
  const finished = steps.slice(0, shown).flatMap(({ process }) => process ?? []);
  const columns = [
    { head: 'Allocation', rows: state.allocation },
    { head: 'Need', rows: state.need },
  ];
  return (
    <Sheet
      label={translate({
        id: 'simulators.StateTable.label',
        message: 'Trạng thái của hệ thống',
        description: 'Name of the table of the state',
      })}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <td className={sheet.side} />
            {columns.map(({ head }) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.StateTable.order',
                message: 'Thứ tự xong',
                description: 'Column: place in the safe sequence',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {state.allocation.map((_, process) => {
            const index = finished.indexOf(process);
            const isNow = last?.process === process;
            const isRefused = last?.process === null && index < 0;
            return (
              <tr key={process}>
                <th scope="row" className={clsx(sheet.side, isNow && sheet.now)}>
                  {processName(process)}
                </th>
                {columns.map(({ head, rows }) => (
                  <td
                    key={head}
                    className={clsx(
                      sheet.cell,
                      sheet.words,
                      sheet.box,
                      sheet.code,
                      head === 'Need' && isNow && sheet.touched,
                      head === 'Need' && isRefused && sheet.bad,
                    )}
                  >
                    {rows[process]?.join(' ')}
                  </td>
                ))}
                <td className={clsx(sheet.cell, isNow && sheet.fresh)}>{index < 0 ? '' : index + 1}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

/** Work before and after each process, one row per step shown. */
export function WorkTable({ steps, shown }: Omit<Props, 'state'>): ReactNode {
  return (
    <Sheet
      label={translate({
        id: 'simulators.WorkTable.label',
        message: 'Work qua từng bước',
        description: 'Name of the table of Work',
      })}
      at={shown}
      className={sheet.tall}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.WorkTable.process',
                message: 'Được chọn',
                description: 'Column: the process chosen',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.WorkTable.before',
                message: 'Work trước',
                description: 'Column: Work before',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.WorkTable.after',
                message: 'Work sau',
                description: 'Column: Work afterwards',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.WorkTable.others',
                message: 'Cũng chọn được',
                description: 'Column: other processes that would do as well',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ process, work, workAfter, possible }, index) => (
            <tr
              key={index}
              className={clsx(index >= shown && sheet.hidden)}
              data-current={index === shown - 1 || undefined}
            >
              <td
                className={clsx(
                  sheet.cell,
                  sheet.words,
                  process === null && sheet.bad,
                  index === shown - 1 && sheet.now,
                )}
              >
                {process === null
                  ? translate({
                      id: 'simulators.WorkTable.nobody',
                      message: 'không có',
                      description: 'No process can be chosen',
                    })
                  : processName(process)}
              </td>
              <td className={clsx(sheet.cell, sheet.words, sheet.code)}>{formatVector(work)}</td>
              <td className={clsx(sheet.cell, sheet.words, sheet.code)}>{formatVector(workAfter)}</td>
              <td className={clsx(sheet.cell, sheet.words)}>
                {possible
                  .filter((other) => other !== process)
                  .map(processName)
                  .join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
