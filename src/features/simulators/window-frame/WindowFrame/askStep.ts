import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { formatCall } from '../core/formatWindow';
import { hasFrame, simulate } from '../core/simulate';
import { UNITS, type Bound, type WindowColumns, type WindowInput, type WindowTrace } from '../core/types';
import { describeStep } from './describeStep';
import { formatResult, nameOfRow } from './words';

const MOST_OPTIONS = 6;
const FEWEST_OPTIONS = 4;

const FIRST: Bound = { kind: 'unboundedPreceding', offset: 0 };
const CURRENT: Bound = { kind: 'current', offset: 0 };
const LAST: Bound = { kind: 'unboundedFollowing', offset: 0 };

/** Asks for the value of the next row. */
export function askStep(
  trace: WindowTrace,
  shown: number,
  context: { input: WindowInput; columns: WindowColumns; format: (value: number) => string },
): Question | null {
  const next = trace.steps[shown];
  if (!next) return null;
  const { input, columns, format } = context;
  const typed = trace.result.typed[next.row] ?? 0;
  const values = [next.result, ...slipsOf(input).map((slip) => resultOf(slip, typed))];
  for (let step = 1; new Set(values).size < FEWEST_OPTIONS; step += 1)
    values.push((next.result ?? 0) + step, ...((next.result ?? 0) > step ? [(next.result ?? 0) - step] : []));
  const right = formatResult(next.result, format);
  const options = [...new Set(values)].slice(0, MOST_OPTIONS).sort((a, b) => (a ?? -1) - (b ?? -1));
  return {
    prompt: translate(
      {
        id: 'simulators.WindowFrame.question',
        message: '{call} của hàng {row} bằng bao nhiêu?',
        description: 'Question before a row',
      },
      { call: formatCall(input, columns), row: nameOfRow(next.row, trace.result.ordered) },
    ),
    options: [...new Set(options.map((value) => formatResult(value, format)))].map((id) => ({ id, label: id })),
    accepted: [right],
    explanation: describeStep(next, { trace, ...context }),
  };
}

/** Inputs as misread in typical ways, whose results are the wrong options. */
function slipsOf(input: WindowInput): WindowInput[] {
  const { fn } = input;
  const whole = { ...input, rows: input.rows.map((row) => ({ ...row, label: '' })) };
  if (fn === 'lag' || fn === 'lead')
    return [
      { ...input, fn: fn === 'lag' ? 'lead' : 'lag' },
      { ...input, fn: 'first_value', unit: 'rows', start: CURRENT, end: CURRENT },
      whole,
      { ...input, offset: input.offset + 1 },
      { ...input, desc: !input.desc },
    ];
  if (!hasFrame(fn))
    return [
      ...(['rank', 'dense_rank', 'row_number'] as const).map((other) => ({ ...input, fn: other })),
      { ...input, desc: !input.desc },
      whole,
    ];
  return [
    ...UNITS.map((unit) => ({ ...input, unit })),
    { ...input, start: FIRST, end: CURRENT },
    { ...input, start: FIRST, end: LAST },
    { ...input, start: CURRENT, end: CURRENT, unit: 'rows' },
    whole,
  ];
}

function resultOf(input: WindowInput, typed: number): number | null {
  const { steps, result } = simulate(input);
  return steps[result.typed.indexOf(typed)]?.result ?? null;
}
