import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CellField, NumberField, Presets, SelectField } from '../../shared/fields';
import { RowButtons } from '../../shared/fields/RowButtons';
import { sheet } from '../../shared/Sheet';
import { StepTable } from '../../shared/StepTable';
import type { SimulatorOf } from '../../shared/simulator';
import type { cpuScheduling } from '../core/definition';
import { ALGORITHMS, LIMITS, type Process, type SchedulingInput } from '../core/types';
import { PRESETS } from './presets';
import { algorithmName, processName } from './texts';
import { usesPriority, valuesOf } from './valuesOf';

type Sim = SimulatorOf<typeof cpuScheduling>;

interface Props {
  sim: Sim;
}

/** The algorithm, and examples that show what is special about one. */
export function Choices({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.CpuScheduling.algorithm',
          message: 'Thuật toán',
          description: 'Field: the algorithm',
        })}
        value={input.algorithm}
        options={ALGORITHMS.map((value) => ({ value, label: algorithmName(value) }))}
        onChange={(algorithm) => setInput({ ...input, algorithm })}
        broad
      />
      <Presets
        presets={PRESETS.map(({ name, ...preset }) => ({ label: name(), input: { ...input, ...preset } }))}
        onPick={setInput}
      />
    </>
  );
}

/** The settings of the algorithm, and the processes. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  const [upper, lower] = input.quanta;
  return (
    <>
      {input.algorithm === 'rr' && (
        <NumberField
          label={translate({
            id: 'simulators.CpuScheduling.quantum',
            message: 'Lát thời gian',
            description: 'Field: time slice of round robin',
          })}
          value={input.quantum}
          min={1}
          max={LIMITS.quantum}
          onChange={(quantum) => setInput({ ...input, quantum })}
        />
      )}
      {input.algorithm === 'mlfq' && (
        <>
          <NumberField
            label={translate({
              id: 'simulators.CpuScheduling.upper',
              message: 'Lát thời gian mức 1',
              description: 'Field: time slice of the upper MLFQ queue',
            })}
            value={upper}
            min={1}
            max={LIMITS.quantum}
            onChange={(quantum) => setInput({ ...input, quanta: [quantum, lower] })}
          />
          <NumberField
            label={translate({
              id: 'simulators.CpuScheduling.lower',
              message: 'Lát thời gian mức 2',
              description: 'Field: time slice of the second MLFQ queue',
            })}
            value={lower}
            min={1}
            max={LIMITS.quantum}
            onChange={(quantum) => setInput({ ...input, quanta: [upper, quantum] })}
            hint={translate({
              id: 'simulators.CpuScheduling.third',
              message: 'Mức 3 chạy FCFS.',
              description: 'The third MLFQ queue is first come, first served',
            })}
          />
        </>
      )}
      {usesPriority(input) && (
        <NumberField
          label={translate({
            id: 'simulators.CpuScheduling.aging',
            message: 'Lão hóa: tăng một bậc sau mỗi … đơn vị chờ',
            description: 'Field: aging interval',
          })}
          value={input.aging}
          min={0}
          max={LIMITS.aging}
          onChange={(aging) => setInput({ ...input, aging })}
          hint={translate({
            id: 'simulators.CpuScheduling.agingHint',
            message: '0 là tắt lão hóa; độ ưu tiên 1 là gấp nhất.',
            description: 'Zero turns aging off; priority 1 is the most urgent',
          })}
        />
      )}
      <Processes input={input} setInput={setInput} />
    </>
  );
}

interface ProcessesProps {
  input: SchedulingInput;
  setInput: (input: SchedulingInput) => void;
}

function Processes({ input, setInput }: ProcessesProps): ReactNode {
  const { processes } = input;
  const columns = valuesOf(input);
  const change = (process: number, part: Partial<Process>) =>
    setInput({
      ...input,
      processes: processes.map((each, index) => (index === process ? { ...each, ...part } : each)),
    });
  return (
    <div className={sheet.whole}>
      <StepTable
        label={translate({
          id: 'simulators.CpuScheduling.processes',
          message: 'Các tiến trình',
          description: 'Name of the table of processes',
        })}
        first="pinned"
        columns={[
          {
            head: (
              <span className={sheet.quiet}>
                {translate({
                  id: 'simulators.CpuScheduling.process',
                  message: 'Tiến trình',
                  description: 'Column of the processes',
                })}
              </span>
            ),
          },
          ...columns.map(({ head }) => ({ head, headLooks: [] })),
        ]}
        rows={processes.map((process, index) => ({
          cells: [
            processName(index),
            ...columns.map(({ field, head, min, max }) => (
              <CellField
                key={field}
                label={`${processName(index)}, ${head}`}
                value={process[field]}
                min={min}
                max={max}
                onChange={(value) => change(index, { [field]: value })}
              />
            )),
          ],
        }))}
      />
      <RowButtons
        count={processes.length}
        max={LIMITS.processes}
        onAdd={() =>
          setInput({
            ...input,
            processes: [...processes, { arrival: processes.at(-1)?.arrival ?? 0, burst: 5, priority: 1 }],
          })
        }
        onRemove={() => setInput({ ...input, processes: processes.slice(0, -1) })}
      />
    </div>
  );
}
