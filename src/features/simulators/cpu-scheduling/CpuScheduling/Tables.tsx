import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { marked, StepTable } from '../../shared/StepTable';
import {
  ALGORITHMS,
  type Algorithm,
  type Averages,
  type SchedulingInput,
  type SchedulingResult,
  type Slice,
} from '../core/types';
import { algorithmName, processName } from './texts';

const TIMES = ['waiting', 'turnaround', 'response'] as const;

function timeColumns() {
  return [
    translate({ id: 'simulators.CpuScheduling.waiting', message: 'Chờ', description: 'Column: waiting time' }),
    translate({
      id: 'simulators.CpuScheduling.turnaround',
      message: 'Hoàn thành',
      description: 'Column: turnaround time',
    }),
    translate({
      id: 'simulators.CpuScheduling.response',
      message: 'Phản hồi',
      description: 'Column: response time',
    }),
  ].map((head) => ({ head, headLooks: ['number'], looks: ['number'] }) as const);
}

interface SliceTableProps {
  slices: readonly Slice[];
  shown: number;
}

/** The Gantt chart as text: which process ran from when to when, and which ones waited. */
export function SliceTable({ slices, shown }: SliceTableProps): ReactNode {
  return (
    <StepTable
      label={translate({
        id: 'simulators.SliceTable.label',
        message: 'Các lượt chạy',
        description: 'Name of the table of slices',
      })}
      at={shown}
      isTall
      first="cell"
      columns={[
        translate({
          id: 'simulators.SliceTable.time',
          message: 'Thời gian',
          description: 'Column: from when to when',
        }),
        translate({
          id: 'simulators.SliceTable.runs',
          message: 'Chạy',
          description: 'Column: the process that runs',
        }),
        translate({
          id: 'simulators.SliceTable.waits',
          message: 'Đang chờ lúc ấy',
          description: 'Column: the processes that wait',
        }),
      ].map((head) => ({ head, looks: ['words'] }))}
      rows={slices.map(({ process, from, to, candidates }, index) => ({
        isNow: index === shown - 1,
        isHidden: index >= shown,
        cells: [
          `${from}–${to}`,
          process === null
            ? translate({ id: 'simulators.SliceTable.idle', message: 'rảnh', description: 'The CPU is idle' })
            : processName(process),
          candidates
            .slice(1)
            .map((candidate) => processName(candidate.process))
            .join(', ') || '–',
        ],
      }))}
    />
  );
}

interface TimesTableProps {
  input: SchedulingInput;
  result: SchedulingResult;
  /** The time up to which the run is shown. */
  now: number;
}

/** Waiting, turnaround and response of the processes that are done, and in the end their averages. */
export function TimesTable({ input, result, now }: TimesTableProps): ReactNode {
  const format = useNumberFormat(2);
  const isDone = (process: number) => (result.times[process]?.completion ?? Infinity) <= now;
  return (
    <StepTable
      label={translate({
        id: 'simulators.TimesTable.label',
        message: 'Thời gian của từng tiến trình',
        description: 'Name of the table of times',
      })}
      first="pinned"
      columns={[
        {
          head: translate({
            id: 'simulators.TimesTable.process',
            message: 'Tiến trình',
            description: 'Column of the processes',
          }),
        },
        ...timeColumns(),
      ]}
      rows={[
        ...input.processes.map((_, process) => ({
          cells: [
            processName(process),
            ...TIMES.map((name) => marked(result.times[process]?.[name], !isDone(process) && 'hidden')),
          ],
        })),
        {
          cells: [
            <strong key="average">
              {translate({
                id: 'simulators.TimesTable.average',
                message: 'Trung bình',
                description: 'Row of the averages',
              })}
            </strong>,
            ...TIMES.map((name) => marked(format(result.averages[name]), 'touched', now < result.makespan && 'hidden')),
          ],
        },
      ]}
    />
  );
}

interface ComparisonProps {
  averages: Record<Algorithm, Averages>;
  algorithm: Algorithm;
}

/** The same processes under all seven algorithms; the best of each column is marked. */
export function ComparisonTable({ averages, algorithm }: ComparisonProps): ReactNode {
  const format = useNumberFormat(2);
  const best = (name: (typeof TIMES)[number]) => Math.min(...ALGORITHMS.map((each) => averages[each][name]));
  return (
    <StepTable
      label={translate({
        id: 'simulators.ComparisonTable.label',
        message: 'So sánh các thuật toán',
        description: 'Name of the comparison of algorithms',
      })}
      first="pinned"
      columns={[
        {
          head: translate({
            id: 'simulators.ComparisonTable.algorithm',
            message: 'Thuật toán (trung bình)',
            description: 'Column of the algorithms, beside their averages',
          }),
        },
        ...timeColumns(),
      ]}
      rows={ALGORITHMS.map((each) => ({
        cells: [
          each === algorithm ? <strong key={each}>{algorithmName(each)}</strong> : algorithmName(each),
          ...TIMES.map((name) => {
            const value = averages[each][name];
            const isBest = value === best(name);
            return marked(`${format(value)}${isBest ? ' ★' : ''}`, each === algorithm && 'touched', isBest && 'good');
          }),
        ],
      }))}
    />
  );
}
