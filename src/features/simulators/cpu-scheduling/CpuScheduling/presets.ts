import { translate } from '@docusaurus/Translate';
import type { Process, SchedulingInput } from '../core/types';

function processes(
  bursts: readonly number[],
  arrivals: readonly number[] = [],
  priorities: readonly number[] = [],
): Process[] {
  return bursts.map((burst, index) => ({ burst, arrival: arrivals[index] ?? 0, priority: priorities[index] ?? 1 }));
}

interface Preset extends Partial<SchedulingInput> {
  readonly name: () => string;
}

/** Bursts 8, 4, 9 and 5, arriving one after another: processes on which the algorithms differ most. */
export const DEFAULT_PROCESSES = processes([8, 4, 9, 5], [0, 1, 2, 3], [3, 1, 4, 2]);

/** Textbook examples, each with the algorithm that it illustrates. */
export const PRESETS: readonly Preset[] = [
  {
    name: () =>
      translate({
        id: 'simulators.CpuScheduling.convoy',
        message: 'Hiệu ứng đoàn xe (FCFS)',
        description: 'Example: the convoy effect',
      }),
    algorithm: 'fcfs',
    processes: processes([24, 3, 3]),
  },
  {
    name: () =>
      translate({
        id: 'simulators.CpuScheduling.four',
        message: 'Đến lần lượt (SRTF)',
        description: 'Example: four processes arriving one after the other',
      }),
    algorithm: 'srtf',
    processes: DEFAULT_PROCESSES,
  },
  {
    name: () =>
      translate({
        id: 'simulators.CpuScheduling.five',
        message: 'Năm độ ưu tiên',
        description: 'Example: five processes with priorities',
      }),
    algorithm: 'priority',
    processes: processes([10, 1, 2, 1, 5], [], [3, 1, 4, 5, 2]),
  },
  {
    name: () =>
      translate({
        id: 'simulators.CpuScheduling.starving',
        message: 'Bị bỏ đói',
        description: 'Example: a process that starves without aging',
      }),
    algorithm: 'preemptive',
    processes: processes([9, 3, 3, 3, 3, 3], [0, 1, 4, 7, 10, 13], [5, 1, 1, 1, 1, 1]),
  },
  {
    name: () =>
      translate({
        id: 'simulators.CpuScheduling.queues',
        message: 'Ba hàng đợi (MLFQ)',
        description: 'Example: the multilevel feedback queue',
      }),
    algorithm: 'mlfq',
    quanta: [8, 16],
    processes: processes([30, 20, 5], [0, 0, 10]),
  },
];
