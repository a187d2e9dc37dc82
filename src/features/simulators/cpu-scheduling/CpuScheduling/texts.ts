import { translate } from '@docusaurus/Translate';
import type { Algorithm, SchedulingInput, Slice } from '../core/types';

export function processName(process: number): string {
  return `P${process + 1}`;
}

export function algorithmName(algorithm: Algorithm): string {
  switch (algorithm) {
    case 'fcfs':
      return 'FCFS';
    case 'sjf':
      return 'SJF';
    case 'srtf':
      return 'SRTF';
    case 'rr':
      return 'RR';
    case 'mlfq':
      return 'MLFQ';
    case 'priority':
      return translate({
        id: 'simulators.CpuScheduling.priority',
        message: 'Ưu tiên',
        description: 'Name of priority scheduling without preemption',
      });
    case 'preemptive':
      return translate({
        id: 'simulators.CpuScheduling.preemptive',
        message: 'Ưu tiên, có trưng dụng',
        description: 'Name of priority scheduling with preemption',
      });
  }
}

/** Describes a slice in two sentences: why this process runs, and why it stops. */
export function describeSlice(slice: Slice, input: SchedulingInput): string {
  if (slice.process === null) {
    return translate(
      {
        id: 'simulators.CpuScheduling.idle',
        message: '{from}–{to}: chưa tiến trình nào sẵn sàng, CPU rảnh.',
        description: 'Nobody is ready',
      },
      { from: slice.from, to: slice.to },
    );
  }
  const values = {
    from: slice.from,
    to: slice.to,
    process: processName(slice.process),
    reason: describeReason(slice, input.algorithm),
    end: describeEnd(slice),
  };
  return translate(
    {
      id: 'simulators.CpuScheduling.slice',
      message: '{from}–{to}: {process} chạy, {reason}. {end}',
      description: 'One stretch of time: which process runs, why, and how it ends',
    },
    values,
  );
}

function describeReason({ candidates }: Slice, algorithm: Algorithm): string {
  const [chosen, ...others] = candidates;
  if (others.length === 0)
    return translate({
      id: 'simulators.CpuScheduling.alone',
      message: 'vì chỉ có nó sẵn sàng',
      description: 'Why a process runs: nobody else is ready',
    });
  switch (algorithm) {
    case 'fcfs':
      return translate({
        id: 'simulators.CpuScheduling.whyFcfs',
        message:
          'vì trong các tiến trình sẵn sàng, không tiến trình nào đến trước nó (cùng lúc thì số nhỏ hơn chạy trước)',
        description: 'Why FCFS chooses a process',
      });
    case 'sjf':
      return translate(
        {
          id: 'simulators.CpuScheduling.whySjf',
          message:
            'vì trong các tiến trình sẵn sàng, không tiến trình nào cần ít CPU hơn {time} (bằng nhau thì đến trước chạy trước, rồi tới số nhỏ hơn)',
          description: 'Why SJF chooses a process',
        },
        { time: chosen?.remaining ?? 0 },
      );
    case 'srtf':
      return translate(
        {
          id: 'simulators.CpuScheduling.whySrtf',
          message:
            'vì trong các tiến trình sẵn sàng, không tiến trình nào còn cần ít CPU hơn {time} (bằng nhau thì đến trước chạy trước, rồi tới số nhỏ hơn)',
          description: 'Why SRTF chooses a process',
        },
        { time: chosen?.remaining ?? 0 },
      );
    case 'priority':
    case 'preemptive':
      return translate(
        {
          id: 'simulators.CpuScheduling.whyPriority',
          message:
            'vì trong các tiến trình sẵn sàng, không tiến trình nào có độ ưu tiên gấp hơn {priority} (bằng nhau thì đến trước chạy trước, rồi tới số nhỏ hơn)',
          description: 'Why priority scheduling chooses a process',
        },
        { priority: chosen?.priority ?? 0 },
      );
    case 'rr':
      return translate({
        id: 'simulators.CpuScheduling.whyRr',
        message: 'vì nó đứng đầu hàng đợi',
        description: 'Why round robin chooses a process',
      });
    case 'mlfq':
      return translate(
        {
          id: 'simulators.CpuScheduling.whyMlfq',
          message: 'vì nó đứng đầu hàng đợi mức {level}',
          description: 'Why MLFQ chooses a process',
        },
        { level: (chosen?.level ?? 0) + 1 },
      );
  }
}

function describeEnd({ end, remaining }: Slice): string {
  switch (end) {
    case 'finished':
      return translate({
        id: 'simulators.CpuScheduling.finished',
        message: 'Nó chạy xong.',
        description: 'The process has finished',
      });
    case 'expired':
      return translate(
        {
          id: 'simulators.CpuScheduling.expired',
          message: 'Hết lát thời gian, nó về cuối hàng đợi, còn {remaining}.',
          description: 'The time slice is used up',
        },
        { remaining },
      );
    case 'preempted':
      return translate(
        {
          id: 'simulators.CpuScheduling.preempted',
          message: 'Nó bị trưng dụng CPU, còn {remaining}.',
          description: 'Another process takes the CPU away',
        },
        { remaining },
      );
    case 'idle':
      return '';
  }
}
