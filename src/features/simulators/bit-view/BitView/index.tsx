import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { describeListProblem, describeRange } from '../../shared/fields/describeProblem';
import { NumberField, SelectField, TextField } from '../../shared/fields';
import { parseIntegerList } from '../../shared/core/parseIntegerList';
import { Sheet, sheet } from '../../shared/Sheet';
import { SimulatorFrame, type Question } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { Totals } from '../../shared/Totals';
import { useSimulator, type Simulator } from '../../shared/useSimulator';
import { bitView } from '../core/definition';
import { LIMITS, MODES, type BitInput, type BitMode, type BitResult, type BitStep, type BitTrace } from '../core/types';
import { Bits } from './Bits';
import { describeStep, modeName, predictedOf } from './texts';
import styles from './styles.module.css';

interface Props {
  /** Key of the state in the address. */
  id?: string;
  mode?: BitMode;
  /** Numbers for the XOR, separated by spaces. */
  numbers?: string;
  /** The word whose bits are counted. */
  word?: number;
  /** Bits are counted from 0 up to this number. */
  upTo?: number;
}

/** XOR, counting and clearing of bits, one line a step. */
export function BitView({ id = 'bit', ...props }: Props): ReactNode {
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} {...props} />
    </SimulatorBoundary>
  );
}

function Simulation({
  id,
  mode = 'single',
  numbers = '12 5 9 5 12',
  word = 180,
  upTo = 8,
}: Props & { id: string }): ReactNode {
  const sim = useSimulator(bitView, id, { mode, numbers: numbers.split(' ').map(Number), word, upTo });
  const { input, trace, step, stepper, score } = sim;
  const isOver = stepper.position === stepper.count;
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.BitView.title',
        message: 'Nhìn từng bit',
        description: 'Title of the bit simulator',
      })}
      inputs={<Inputs sim={sim} />}
      status={
        step
          ? describeStep(step, input.mode)
          : translate({
              id: 'simulators.BitView.start',
              message: 'Chưa tính bước nào.',
              description: 'Before the first step',
            })
      }
      question={ask(trace, stepper.position, input)}
      results={
        <>
          <Totals
            items={[
              [
                translate({ id: 'simulators.BitView.answer', message: 'Kết quả', description: 'The result' }),
                isOver ? answerOf(trace, input) : '…',
              ],
            ]}
          />
          {input.mode === 'single' && !score && !trace.result.wellPosed && (
            <p className={styles.warning} role="status">
              {translate({
                id: 'simulators.BitView.notWellPosed',
                message:
                  'Dãy này không đúng đề: phải có đúng một số xuất hiện một lần, các số khác hai lần. XOR khi đó không trả lời được câu hỏi.',
                description: 'The list does not fit the problem',
              })}
            </p>
          )}
        </>
      }
    >
      <Rows input={input} trace={trace} shown={stepper.position} />
    </SimulatorFrame>
  );
}

function answerOf({ steps, result }: BitTrace, { mode }: BitInput): ReactNode {
  return mode === 'counting' ? `[${steps.map(({ count }) => count).join(', ')}]` : result.answer;
}

interface RowsProps {
  input: BitInput;
  trace: BitTrace;
  shown: number;
}

function Rows({ input: { mode }, trace: { steps, result }, shown }: RowsProps): ReactNode {
  const heads: Record<BitMode, readonly string[]> = {
    single: [
      numberHead(),
      bitsHead(),
      translate({ id: 'simulators.BitView.soFar', message: 'XOR tới đây', description: 'Column: XOR so far' }),
    ],
    clear: [
      translate({ id: 'simulators.BitView.round', message: 'Vòng', description: 'Column: number of the round' }),
      bitsHead(),
      countHead(),
    ],
    mask: [
      translate({ id: 'simulators.BitView.place', message: 'Vị trí', description: 'Column: place of the bit' }),
      bitsHead(),
      countHead(),
    ],
    counting: [
      numberHead(),
      bitsHead(),
      translate({
        id: 'simulators.BitView.formula',
        message: 'dp[n/2] + bit cuối',
        description: 'Column: how the count is computed',
      }),
    ],
  };
  return (
    <Sheet
      label={translate({
        id: 'simulators.BitView.table',
        message: 'Các bước trên từng bit',
        description: 'Name of the table of bits',
      })}
      at={shown}
      className={sheet.tall}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            {heads[mode].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={index} data-current={index === shown - 1 || undefined}>
              <StepCells
                step={step}
                mode={mode}
                width={result.width}
                isShown={index < shown}
                isNow={index === shown - 1}
                round={index + 1}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function numberHead(): string {
  return translate({ id: 'simulators.BitView.number', message: 'Số', description: 'Column of the numbers' });
}

function countHead(): string {
  return translate({ id: 'simulators.BitView.count', message: 'Đếm', description: 'Column: 1-bits so far' });
}

function bitsHead(): string {
  return translate({ id: 'simulators.BitView.bits', message: 'Các bit', description: 'Column of the bits' });
}

interface StepCellsProps {
  step: BitStep;
  mode: BitMode;
  width: number;
  isShown: boolean;
  isNow: boolean;
  round: number;
}

function StepCells({ step, mode, width, isShown, isNow, round }: StepCellsProps): ReactNode {
  const head = { single: step.operand, clear: round, mask: step.place, counting: step.operand }[mode];
  const isKnown = mode === 'single' || mode === 'counting' || isShown;
  const word = mode === 'single' || mode === 'counting' ? step.operand : step.before;
  const marked = { single: 0, clear: (step.before ^ step.after) >>> 0, mask: step.operand, counting: 1 }[mode];
  const results: Record<BitMode, ReactNode> = {
    single: (
      <>
        <Bits word={step.after} width={width} marked={step.operand} />{' '}
        <span className={styles.equals}>= {step.after}</span>
      </>
    ),
    clear: step.count,
    mask: step.count,
    counting: step.operand === 0 ? '0' : `${step.before} + ${step.after} = ${step.count}`,
  };
  return (
    <>
      <th scope="row" className={clsx(sheet.head, sheet.number, isNow && sheet.now)}>
        {head}
      </th>
      <td className={clsx(sheet.cell, sheet.words, !isKnown && sheet.hidden)}>
        <Bits word={word} width={width} marked={isShown ? marked : 0} />
      </td>
      <td className={clsx(sheet.cell, sheet.words, sheet.code, !isShown && sheet.hidden)}>{results[mode]}</td>
    </>
  );
}

function Inputs({ sim: { input, setInput } }: { sim: Simulator<BitInput, BitStep, BitResult> }): ReactNode {
  return (
    <>
      <SelectField
        label={translate({ id: 'simulators.BitView.mode', message: 'Cách làm', description: 'Field: which algorithm' })}
        value={input.mode}
        options={MODES.map((value) => ({ value, label: modeName(value) }))}
        onChange={(mode) => setInput({ ...input, mode })}
        broad
      />
      {input.mode === 'single' && (
        <TextField
          label={translate({
            id: 'simulators.BitView.numbers',
            message: 'Dãy số',
            description: 'Field: the list of numbers',
          })}
          value={input.numbers}
          format={(numbers) => numbers.join(' ')}
          read={(text) => {
            const parsed = parseIntegerList(text, {
              minLength: 1,
              maxLength: LIMITS.numbers,
              min: 0,
              max: LIMITS.number,
            });
            return parsed.ok ? parsed : { ok: false, message: describeListProblem(parsed.problem) };
          }}
          onChange={(values) => setInput({ ...input, numbers: values })}
          hint={translate(
            {
              id: 'simulators.BitView.numbersHint',
              message: 'Các số từ 0 đến {max}.',
              description: 'Range of the numbers',
            },
            { max: LIMITS.number },
          )}
          numeric
        />
      )}
      {(input.mode === 'clear' || input.mode === 'mask') && (
        <TextField
          label={translate({
            id: 'simulators.BitView.word',
            message: 'Một từ 32 bit',
            description: 'Field: a 32-bit word',
          })}
          value={input.word}
          format={String}
          read={readWord}
          onChange={(value) => setInput({ ...input, word: value })}
          hint={translate({
            id: 'simulators.BitView.wordHint',
            message: 'Ví dụ 180, -256 hay 0xFFFFFF00.',
            description: 'Examples of words',
          })}
        />
      )}
      {input.mode === 'counting' && (
        <NumberField
          label={translate({
            id: 'simulators.BitView.upTo',
            message: 'Đếm từ 0 đến n =',
            description: 'Field: count the bits of all numbers up to n',
          })}
          value={input.upTo}
          min={0}
          max={LIMITS.upTo}
          onChange={(value) => setInput({ ...input, upTo: value })}
        />
      )}
    </>
  );
}

/** Decimal or hexadecimal; a negative number is read as the word that stores it. */
function readWord(text: string): { ok: true; value: number } | { ok: false; message: string } {
  const trimmed = text.trim();
  const value = /^(-?\d+|0x[0-9a-f]+)$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
  if (Number.isInteger(value) && value >= -(2 ** 31) && value <= LIMITS.word) return { ok: true, value: value >>> 0 };
  return { ok: false, message: describeRange(trimmed, -(2 ** 31), LIMITS.word) };
}

/** The figure that the step leaves behind, among ones that slips would give. */
function ask({ steps }: BitTrace, shown: number, { mode }: BitInput): Question | null {
  const next = steps[shown];
  if (!next || mode === 'clear') return null;
  const right = predictedOf(next, mode);
  const slips =
    mode === 'single'
      ? [next.before | next.operand, next.before & next.operand, next.before + next.operand, next.operand]
      : [right + 1, Math.max(right - 1, 0), next.before];
  const options = [...new Set([right, ...slips])].sort((a, b) => a - b);
  const values = { before: next.before, operand: next.operand, place: next.place };
  return {
    prompt:
      mode === 'single'
        ? translate(
            {
              id: 'simulators.BitView.questionSingle',
              message: '{before} XOR {operand} bằng bao nhiêu?',
              description: 'Question before a XOR',
            },
            values,
          )
        : mode === 'mask'
          ? translate(
              {
                id: 'simulators.BitView.questionMask',
                message: 'Xem vị trí {place}: đếm được bao nhiêu?',
                description: 'Question before a place',
              },
              values,
            )
          : translate(
              {
                id: 'simulators.BitView.questionCounting',
                message: 'Số {operand} có bao nhiêu bit 1?',
                description: 'Question before a number',
              },
              values,
            ),
    options: options.map((value) => ({ id: String(value), label: String(value) })),
    accepted: [String(right)],
    explanation: describeStep(next, mode),
  };
}
