import { useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { sheet } from '../../shared/Sheet';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { cpuScheduling } from '../core/definition';
import { compareAll } from '../core/simulate';
import type { Algorithm, SchedulingInput, SchedulingTrace } from '../core/types';
import { Gantt } from './Gantt';
import { Choices, Inputs } from './Inputs';
import { DEFAULT_PROCESSES } from './presets';
import { ComparisonTable, SliceTable, TimesTable } from './Tables';
import { describeSlice, processName } from './texts';

interface Props {
  algorithm?: Algorithm;
  /** Processes as `arrival-burst-priority`, separated by spaces; 1 is the most urgent. */
  processes?: string;
  quantum?: number;
  aging?: number;
  quanta?: [number, number];
}

/** Seven ways to share one CPU, on processes of the reader's choice. */
export const CpuScheduling = simulator(
  'CpuScheduling',
  'cpu',
  ({ algorithm = 'fcfs', processes, quantum = 4, aging = 0, quanta = [8, 16] }: Props) => ({
    definition: cpuScheduling,
    input: { algorithm, quantum, aging, quanta, processes: processes ? readProcesses(processes) : DEFAULT_PROCESSES },
  }),
  useParts,
);

function readProcesses(text: string): SchedulingInput['processes'] {
  return text.split(' ').map((each) => {
    const [arrival = 0, burst = 1, priority = 1] = each.split('-').map(Number);
    return { arrival, burst, priority };
  });
}

function useParts(sim: SimulatorOf<typeof cpuScheduling>): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const averages = useMemo(() => compareAll(input), [input]);
  return {
    title: translate({
      id: 'simulators.CpuScheduling.title',
      message: 'Chia một CPU cho nhiều tiến trình',
      description: 'Title of the CPU scheduling simulator',
    }),
    choices: <Choices sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeSlice(step, input)
      : translate({
          id: 'simulators.CpuScheduling.start',
          message: 'CPU chưa được giao cho tiến trình nào.',
          description: 'Before the first slice',
        }),
    question: ask(trace, stepper.position, input),
    results: (
      <div className={sheet.tables}>
        <SliceTable slices={trace.steps} shown={stepper.position} />
        <TimesTable input={input} result={trace.result} now={step?.to ?? 0} />
        {!score && <ComparisonTable averages={averages} algorithm={input.algorithm} />}
      </div>
    ),
    figure: <Gantt input={input} slices={trace.steps} result={trace.result} shown={stepper.position} />,
  };
}

/** Asks which process gets the CPU next, where more than one could. */
function ask({ steps }: SchedulingTrace, shown: number, input: SchedulingInput): Question | null {
  const next = steps[shown];
  if (!next || next.candidates.length < 2) return null;
  return {
    prompt: translate(
      {
        id: 'simulators.CpuScheduling.question',
        message: 'Thời điểm {time}: CPU được giao cho tiến trình nào?',
        description: 'Question before a slice',
      },
      { time: next.from },
    ),
    options: next.candidates
      .map(({ process }) => process)
      .sort((a, b) => a - b)
      .map((process) => ({ id: String(process), label: processName(process) })),
    accepted: [String(next.process)],
    explanation: describeSlice(next, input),
  };
}
