import { translate } from '@docusaurus/Translate';
import { LIMITS, type Process, type SchedulingInput } from '../core/types';

/** What a process comes with. */
interface ProcessValue {
  readonly field: keyof Process;
  readonly head: string;
  readonly min: number;
  readonly max: number;
}

export function usesPriority({ algorithm }: SchedulingInput): boolean {
  return algorithm === 'priority' || algorithm === 'preemptive';
}

/** The values of the processes that the algorithm looks at. */
export function valuesOf(input: SchedulingInput): readonly ProcessValue[] {
  return [
    {
      field: 'arrival',
      head: translate({
        id: 'simulators.CpuScheduling.arrival',
        message: 'Đến lúc',
        description: 'Column: arrival time',
      }),
      min: 0,
      max: LIMITS.arrival,
    },
    {
      field: 'burst',
      head: translate({ id: 'simulators.CpuScheduling.burst', message: 'Dùng CPU', description: 'Column: burst time' }),
      min: 1,
      max: LIMITS.burst,
    },
    ...(usesPriority(input)
      ? [
          {
            field: 'priority',
            head: translate({
              id: 'simulators.CpuScheduling.priorityHead',
              message: 'Ưu tiên',
              description: 'Column: priority',
            }),
            min: 1,
            max: LIMITS.priority,
          } as const,
        ]
      : []),
  ];
}
