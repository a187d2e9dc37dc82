import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { Presets } from '../../shared/fields';
import { Sheet, sheet } from '../../shared/Sheet';
import { SimulatorFrame, type Question } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { useSimulator } from '../../shared/useSimulator';
import { windowFrame } from '../core/definition';
import { parseRows } from '../core/parseRows';
import { formatFrame } from '../core/simulate';
import type { Aggregate, Bound, FrameStep, Unit, WindowInput, WindowTrace } from '../core/types';
import { Inputs } from './Inputs';
import styles from './styles.module.css';

interface Props {
  /** Key of the state in the address. */
  id?: string;
  unit?: Unit;
  aggregate?: Aggregate;
  /** Rows as `key:value`, separated by spaces. */
  rows?: string;
}

const PRECEDING: Bound = { kind: 'unboundedPreceding', offset: 0 };
const CURRENT: Bound = { kind: 'current', offset: 0 };

/** Which rows a window function sees for each row, and what it makes of them. */
export function WindowFrame({
  id = 'wf',
  unit = 'range',
  aggregate = 'sum',
  rows = '1:10 2:20 2:5 4:40 5:15 5:30',
}: Props): ReactNode {
  const parsed = parseRows(rows);
  if (!parsed.ok) throw new Error(`<WindowFrame id="${id}">: cannot read rows="${rows}"; write "1:10 2:20".`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} initial={{ unit, aggregate, rows: parsed.value, start: PRECEDING, end: CURRENT }} />
    </SimulatorBoundary>
  );
}

function Simulation({ id, initial }: { id: string; initial: WindowInput }): ReactNode {
  const sim = useSimulator(windowFrame, id, initial);
  const { input, trace, step, stepper } = sim;
  const format = useNumberFormat(2);
  const presets = [
    {
      label: translate({
        id: 'simulators.WindowFrame.runningRows',
        message: 'Tổng cộng dồn, ROWS',
        description: 'Example: running total with ROWS',
      }),
      input: { ...input, unit: 'rows' as const, start: PRECEDING, end: CURRENT, aggregate: 'sum' as const },
    },
    {
      label: translate({
        id: 'simulators.WindowFrame.runningRange',
        message: 'Tổng cộng dồn, RANGE',
        description: 'Example: running total with RANGE',
      }),
      input: { ...input, unit: 'range' as const, start: PRECEDING, end: CURRENT, aggregate: 'sum' as const },
    },
    {
      label: translate({
        id: 'simulators.WindowFrame.movingAverage',
        message: 'Trung bình 3 hàng',
        description: 'Example: moving average over three rows',
      }),
      input: {
        ...input,
        unit: 'rows' as const,
        start: { kind: 'preceding', offset: 1 } as const,
        end: { kind: 'following', offset: 1 } as const,
        aggregate: 'avg' as const,
      },
    },
  ];
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.WindowFrame.title',
        message: 'Khung cửa sổ của từng hàng',
        description: 'Title of the window frame simulator',
      })}
      inputs={
        <>
          <Inputs sim={sim} />
          <Presets presets={presets} onPick={sim.setInput} />
        </>
      }
      status={
        step
          ? describeStep(step, trace, input, format)
          : translate({
              id: 'simulators.WindowFrame.start',
              message: 'Chưa hàng nào được tính.',
              description: 'Before the first row',
            })
      }
      question={ask(trace, stepper.position, input, format)}
    >
      <code className={styles.sql}>
        {input.aggregate.toUpperCase()}(v) OVER (ORDER BY k {formatFrame(input)})
      </code>
      <Rows trace={trace} shown={stepper.position} format={format} />
    </SimulatorFrame>
  );
}

function formatResult(result: number | null, format: (value: number) => string): string {
  return result === null ? 'NULL' : format(result);
}

function describeStep(
  { row, inside, peers, result }: FrameStep,
  { result: { ordered } }: WindowTrace,
  { unit, aggregate }: WindowInput,
  format: (value: number) => string,
): string {
  const values = inside.map((index) => ordered[index]?.value ?? 0).join(', ');
  const sentence =
    inside.length === 0
      ? translate(
          {
            id: 'simulators.WindowFrame.empty',
            message: 'Hàng {row}: khung rỗng, kết quả {result}.',
            description: 'The frame is empty',
          },
          { row: row + 1, result: formatResult(result, format) },
        )
      : translate(
          {
            id: 'simulators.WindowFrame.step',
            message: 'Hàng {row}: khung gồm hàng {from}–{to}; {aggregate}({values}) = {result}.',
            description: 'The frame of a row',
          },
          {
            row: row + 1,
            from: (inside[0] ?? 0) + 1,
            to: (inside.at(-1) ?? 0) + 1,
            aggregate: aggregate.toUpperCase(),
            values,
            result: formatResult(result, format),
          },
        );
  const hint =
    unit === 'range' && peers.length > 1
      ? translate({
          id: 'simulators.WindowFrame.peers',
          message: 'RANGE không tách các hàng có cùng k.',
          description: 'RANGE treats rows with equal keys alike',
        })
      : '';
  return `${sentence} ${hint}`.trim();
}

interface RowsProps {
  trace: WindowTrace;
  shown: number;
  format: (value: number) => string;
}

function Rows({ trace: { steps, result }, shown, format }: RowsProps): ReactNode {
  const now = steps[shown - 1];
  return (
    <Sheet
      label={translate({
        id: 'simulators.WindowFrame.table',
        message: 'Các hàng theo thứ tự của k',
        description: 'Name of the table of rows',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={sheet.head}>
              {translate({
                id: 'simulators.WindowFrame.row',
                message: 'Hàng',
                description: 'Column: number of the row',
              })}
            </th>
            <th scope="col" className={sheet.head}>
              k
            </th>
            <th scope="col" className={sheet.head}>
              v
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.WindowFrame.frame',
                message: 'Khung',
                description: 'Column: the rows of the frame',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.number)}>
              {translate({
                id: 'simulators.WindowFrame.result',
                message: 'Kết quả',
                description: 'Column: the result of the window function',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.ordered.map(({ key, value }, row) => {
            const step = steps[row];
            const isInside = now?.inside.includes(row) ?? false;
            return (
              <tr key={row} data-current={now?.row === row || undefined}>
                <th scope="row" className={clsx(sheet.head, now?.row === row && sheet.now)}>
                  {row + 1}
                </th>
                <td className={clsx(sheet.cell, sheet.box, isInside && sheet.touched)}>{key}</td>
                <td className={clsx(sheet.cell, sheet.box, isInside && sheet.fresh)}>{value}</td>
                <td className={clsx(sheet.cell, sheet.words, row >= shown && sheet.hidden)}>{rangeOf(step)}</td>
                <td className={clsx(sheet.cell, sheet.number, row >= shown && sheet.hidden)}>
                  {formatResult(step?.result ?? null, format)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

function rangeOf(step: FrameStep | undefined): string {
  const [first] = step?.inside ?? [];
  const last = step?.inside.at(-1);
  return first === undefined || last === undefined
    ? '∅'
    : first === last
      ? String(first + 1)
      : `${first + 1}–${last + 1}`;
}

/** Which rows are in the frame? */
function ask(
  trace: WindowTrace,
  shown: number,
  input: WindowInput,
  format: (value: number) => string,
): Question | null {
  const next = trace.steps[shown];
  if (!next) return null;
  const right = rangeOf(next);
  const last = trace.steps.length;
  const slips = [
    `1–${shown + 1}`,
    `1–${last}`,
    String(shown + 1),
    `${Math.max(shown, 1)}–${Math.min(shown + 2, last)}`,
    rangeOf({ ...next, inside: next.peers }),
    '∅',
  ];
  return {
    prompt: translate(
      {
        id: 'simulators.WindowFrame.question',
        message: 'Khung của hàng {row} gồm những hàng nào?',
        description: 'Question before a row',
      },
      { row: shown + 1 },
    ),
    options: [...new Set([right, ...slips])].sort().map((range) => ({ id: range, label: range })),
    accepted: [right],
    explanation: describeStep(next, trace, input, format),
  };
}
