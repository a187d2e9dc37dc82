import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { NumberField, Presets } from '../../shared/fields';
import type { Question } from '../../shared/SimulatorFrame';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { StepTable } from '../../shared/StepTable';
import { Totals } from '../../shared/Totals';
import { uniquePaths } from '../core/simulate';
import { MAX_SIDE, type GridInput, type GridStep, type GridTrace } from '../core/types';

interface Props {
  rows?: number;
  columns?: number;
}

const SIZES = [
  { rows: 3, columns: 7 },
  { rows: 10, columns: 10 },
  { rows: 23, columns: 12 },
];

/** The table behind "unique paths", filled cell by cell. */
export const UniquePaths = simulator(
  'UniquePaths',
  'grid',
  ({ rows = 3, columns = 7 }: Props) => ({ definition: uniquePaths, input: { rows, columns } }),
  useParts,
);

function useParts(sim: SimulatorOf<typeof uniquePaths>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const format = useNumberFormat(2);
  return {
    title: translate({
      id: 'simulators.UniquePaths.title',
      message: 'Điền bảng số đường đi',
      description: 'Title of the unique paths simulator',
    }),
    choices: (
      <Presets
        presets={SIZES.map((size) => ({ label: `${size.rows} × ${size.columns}`, input: size }))}
        onPick={sim.setInput}
      />
    ),
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step, format)
      : translate({
          id: 'simulators.UniquePaths.start',
          message: 'Bảng còn trống. Đi từ góc trên bên trái, chỉ sang phải hoặc xuống.',
          description: 'Before the first step',
        }),
    question: ask(trace, stepper.position, format),
    results: (
      <Totals
        items={[
          [
            translate({
              id: 'simulators.UniquePaths.paths',
              message: 'Số đường tới góc dưới bên phải',
              description: 'The result',
            }),
            stepper.position === stepper.count ? format(trace.result.paths) : '…',
          ],
        ]}
      />
    ),
    figure: <Grid input={input} trace={trace} shown={stepper.position} />,
  };
}

function describeStep(step: GridStep, format: (value: number) => string): string {
  if (step.kind === 'border') {
    return translate({
      id: 'simulators.UniquePaths.border',
      message: 'Hàng đầu và cột đầu: mỗi ô chỉ có một đường, đi thẳng.',
      description: 'The border is filled with ones',
    });
  }
  return translate(
    {
      id: 'simulators.UniquePaths.cell',
      message: 'Ô hàng {row}, cột {column}: trên {up} + trái {left} = {value}.',
      description: 'A cell is filled',
    },
    {
      row: step.row + 1,
      column: step.column + 1,
      up: format(step.up),
      left: format(step.left),
      value: format(step.value),
    },
  );
}

interface GridProps {
  input: GridInput;
  trace: GridTrace;
  shown: number;
}

function Grid({ input, trace: { result }, shown }: GridProps): ReactNode {
  const inner = input.columns - 1;
  const orderOf = (row: number, column: number) => (row === 0 || column === 0 ? 0 : 1 + (row - 1) * inner + column - 1);
  const current = shown > 1 ? { row: Math.floor((shown - 2) / inner) + 1, column: ((shown - 2) % inner) + 1 } : null;
  const roleOf = (row: number, column: number) => {
    if (shown === 1) return row === 0 || column === 0 ? 'fresh' : undefined;
    if (!current) return undefined;
    if (row === current.row && column === current.column) return 'fresh';
    const isSource =
      (row === current.row - 1 && column === current.column) || (row === current.row && column === current.column - 1);
    return isSource ? 'touched' : undefined;
  };
  return (
    <StepTable
      label={translate({
        id: 'simulators.UniquePaths.table',
        message: 'Bảng số đường đi tới từng ô',
        description: 'Name of the grid',
      })}
      at={shown}
      isTall
      first="cell"
      rows={result.table.map((line, row) => ({
        cells: line.map((value, column) => ({
          content: orderOf(row, column) < shown && value,
          looks: ['box', roleOf(row, column)],
          isCurrent: current?.row === row && current.column === column,
        })),
      }))}
    />
  );
}

function Inputs({ sim: { input, setInput } }: { sim: SimulatorOf<typeof uniquePaths> }): ReactNode {
  return (
    <>
      <NumberField
        label={translate({
          id: 'simulators.UniquePaths.rows',
          message: 'Số hàng m',
          description: 'Field: number of rows',
        })}
        value={input.rows}
        min={1}
        max={MAX_SIDE}
        onChange={(rows) => setInput({ ...input, rows })}
      />
      <NumberField
        label={translate({
          id: 'simulators.UniquePaths.columns',
          message: 'Số cột n',
          description: 'Field: number of columns',
        })}
        value={input.columns}
        min={1}
        max={MAX_SIDE}
        onChange={(columns) => setInput({ ...input, columns })}
      />
    </>
  );
}

/** Asks for the sum of the two neighbours; the wrong values are results of typical slips. */
function ask({ steps }: GridTrace, shown: number, format: (value: number) => string): Question | null {
  const next = steps[shown];
  if (next?.kind !== 'cell') return null;
  const options = [...new Set([next.value, next.up, next.left, next.up * next.left, next.value + 1])].sort(
    (a, b) => a - b,
  );
  return {
    prompt: translate(
      {
        id: 'simulators.UniquePaths.question',
        message: 'Ô hàng {row}, cột {column} có bao nhiêu đường tới?',
        description: 'Question before a cell',
      },
      { row: next.row + 1, column: next.column + 1 },
    ),
    options: options.map((value) => ({ id: String(value), label: format(value) })),
    accepted: [String(next.value)],
    explanation: describeStep(next, format),
  };
}
