import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { Sheet, sheet } from '../../shared/Sheet';
import {
  ALGORITHMS,
  type Algorithm,
  type Averages,
  type SchedulingInput,
  type SchedulingResult,
  type Slice,
} from '../core/types';
import { algorithmName, processName } from './texts';

function waitingHead(): string {
  return translate({ id: 'simulators.CpuScheduling.waiting', message: 'Chờ', description: 'Column: waiting time' });
}

function turnaroundHead(): string {
  return translate({
    id: 'simulators.CpuScheduling.turnaround',
    message: 'Hoàn thành',
    description: 'Column: turnaround time',
  });
}

function responseHead(): string {
  return translate({
    id: 'simulators.CpuScheduling.response',
    message: 'Phản hồi',
    description: 'Column: response time',
  });
}

interface SliceTableProps {
  slices: readonly Slice[];
  shown: number;
}

/** The Gantt chart as text: which process ran from when to when, and which ones waited. */
export function SliceTable({ slices, shown }: SliceTableProps): ReactNode {
  return (
    <Sheet
      label={translate({
        id: 'simulators.SliceTable.label',
        message: 'Các lượt chạy',
        description: 'Name of the table of slices',
      })}
      at={shown}
      className={sheet.tall}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.SliceTable.time',
                message: 'Thời gian',
                description: 'Column: from when to when',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.SliceTable.runs',
                message: 'Chạy',
                description: 'Column: the process that runs',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.SliceTable.waits',
                message: 'Đang chờ lúc ấy',
                description: 'Column: the processes that wait',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {slices.map(({ process, from, to, candidates }, index) => (
            <tr
              key={index}
              className={clsx(index >= shown && sheet.hidden)}
              data-current={index === shown - 1 || undefined}
            >
              <td className={clsx(sheet.cell, sheet.words, index === shown - 1 && sheet.now)}>
                {from}–{to}
              </td>
              <td className={clsx(sheet.cell, sheet.words)}>
                {process === null
                  ? translate({ id: 'simulators.SliceTable.idle', message: 'rảnh', description: 'The CPU is idle' })
                  : processName(process)}
              </td>
              <td className={clsx(sheet.cell, sheet.words)}>
                {candidates
                  .slice(1)
                  .map((candidate) => processName(candidate.process))
                  .join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

interface TimesTableProps {
  input: SchedulingInput;
  result: SchedulingResult;
}

/** Waiting, turnaround and response of every process, and their averages. */
export function TimesTable({ input, result }: TimesTableProps): ReactNode {
  const format = useNumberFormat(2);
  const number = clsx(sheet.cell, sheet.number);
  return (
    <Sheet
      label={translate({
        id: 'simulators.TimesTable.label',
        message: 'Thời gian của từng tiến trình',
        description: 'Name of the table of times',
      })}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={sheet.side}>
              {translate({
                id: 'simulators.TimesTable.process',
                message: 'Tiến trình',
                description: 'Column of the processes',
              })}
            </th>
            {[waitingHead(), turnaroundHead(), responseHead()].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.number)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {input.processes.map((_, process) => (
            <tr key={process}>
              <th scope="row" className={sheet.side}>
                {processName(process)}
              </th>
              <td className={number}>{result.times[process]?.waiting}</td>
              <td className={number}>{result.times[process]?.turnaround}</td>
              <td className={number}>{result.times[process]?.response}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={sheet.side}>
              <strong>
                {translate({
                  id: 'simulators.TimesTable.average',
                  message: 'Trung bình',
                  description: 'Row of the averages',
                })}
              </strong>
            </th>
            {(['waiting', 'turnaround', 'response'] as const).map((name) => (
              <td key={name} className={clsx(number, sheet.touched)}>
                {format(result.averages[name])}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}

interface ComparisonProps {
  averages: Record<Algorithm, Averages>;
  algorithm: Algorithm;
}

/** The same processes under all seven algorithms; the best of each column is marked. */
export function ComparisonTable({ averages, algorithm }: ComparisonProps): ReactNode {
  const format = useNumberFormat(2);
  const names = ['waiting', 'turnaround', 'response'] as const;
  const best = (name: (typeof names)[number]) => Math.min(...ALGORITHMS.map((each) => averages[each][name]));
  return (
    <Sheet
      label={translate({
        id: 'simulators.ComparisonTable.label',
        message: 'So sánh các thuật toán',
        description: 'Name of the comparison of algorithms',
      })}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={sheet.side}>
              {translate({
                id: 'simulators.ComparisonTable.algorithm',
                message: 'Thuật toán (trung bình)',
                description: 'Column of the algorithms, beside their averages',
              })}
            </th>
            {[waitingHead(), turnaroundHead(), responseHead()].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.number)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALGORITHMS.map((each) => (
            <tr key={each}>
              <th scope="row" className={sheet.side}>
                {each === algorithm ? <strong>{algorithmName(each)}</strong> : algorithmName(each)}
              </th>
              {names.map((name) => {
                const value = averages[each][name];
                return (
                  <td
                    key={name}
                    className={clsx(
                      sheet.cell,
                      sheet.number,
                      each === algorithm && sheet.touched,
                      value === best(name) && sheet.good,
                    )}
                  >
                    {format(value)}
                    {value === best(name) ? ' ★' : ''}
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
