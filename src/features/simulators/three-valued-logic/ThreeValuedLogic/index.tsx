import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { SelectField, TextField } from '../../shared/fields';
import { Sheet, sheet } from '../../shared/Sheet';
import { SimulatorFrame, type Question } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { useSimulator, type Simulator } from '../../shared/useSimulator';
import { threeValuedLogic } from '../core/definition';
import { formatNullable, parseNullables } from '../core/parseNullables';
import {
  LIMITS,
  SUBJECTS,
  TRUTHS,
  type LogicInput,
  type LogicResult,
  type LogicStep,
  type LogicTrace,
  type Nullable,
  type Subject,
  type Truth,
} from '../core/types';
import styles from './styles.module.css';

interface Props {
  /** Key of the state in the address. */
  id?: string;
  subject?: Subject;
  /** Left of IN: a number or NULL. */
  value?: string;
  /** Right of IN, such as `1, 2, NULL`. */
  list?: string;
}

/** SQL's own words: they are the same in every language. */
const SUBJECT_NAMES: Record<Subject, string> = {
  and: 'a AND b',
  or: 'a OR b',
  not: 'NOT a',
  in: 'x IN (…)',
  notIn: 'x NOT IN (…)',
};

/** The truth tables of SQL, and why NOT IN with a NULL finds nothing. */
export function ThreeValuedLogic({ id = 'tvl', subject = 'and', value = '3', list = '1, 2, NULL' }: Props): ReactNode {
  const parsed = parseNullables(list, 1, LIMITS.list);
  const left = parseNullables(value, 1, 1);
  if (!parsed.ok || !left.ok)
    throw new Error(
      `<ThreeValuedLogic id="${id}">: cannot read value="${value}" list="${list}"; write numbers and NULL.`,
    );
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} initial={{ subject, value: left.value[0] ?? null, list: parsed.value }} />
    </SimulatorBoundary>
  );
}

function Simulation({ id, initial }: { id: string; initial: LogicInput }): ReactNode {
  const sim = useSimulator(threeValuedLogic, id, initial);
  const { input, trace, step, stepper } = sim;
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.ThreeValuedLogic.title',
        message: 'Logic ba trị',
        description: 'Title of the three-valued logic simulator',
      })}
      inputs={<Inputs sim={sim} />}
      status={step ? describeStep(step, input, stepper.position === stepper.count) : startOf(input)}
      question={ask(trace, stepper.position, input)}
    >
      {input.subject === 'in' || input.subject === 'notIn' ? (
        <Comparisons input={input} trace={trace} shown={stepper.position} />
      ) : (
        <TruthTable subject={input.subject} trace={trace} shown={stepper.position} />
      )}
    </SimulatorFrame>
  );
}

function name(truth: Truth): string {
  return truth.toUpperCase();
}

function startOf({ subject, value, list }: LogicInput): string {
  const condition = `${formatNullable(value)} ${subject === 'in' ? 'IN' : 'NOT IN'} (${list.map(formatNullable).join(', ')})`;
  return subject === 'in' || subject === 'notIn'
    ? translate(
        {
          id: 'simulators.ThreeValuedLogic.startList',
          message: 'Tính {condition} từng phép so sánh một.',
          description: 'Before the first comparison',
        },
        { condition },
      )
    : translate({
        id: 'simulators.ThreeValuedLogic.start',
        message: 'Bảng còn trống: đoán từng ô.',
        description: 'Before the first cell',
      });
}

function describeStep(step: LogicStep, { subject, value }: LogicInput, isLast: boolean): string {
  if (step.kind === 'cell') {
    const expression =
      step.right === null
        ? `NOT ${name(step.left)}`
        : `${name(step.left)} ${subject.toUpperCase()} ${name(step.right)}`;
    return translate(
      {
        id: 'simulators.ThreeValuedLogic.cell',
        message: '{expression} là {result}.',
        description: 'One cell of a truth table',
      },
      { expression, result: name(step.result) },
    );
  }
  const values = {
    comparison: `${formatNullable(value)} ${subject === 'in' ? '=' : '<>'} ${formatNullable(step.item)}`,
    compared: name(step.compared),
    before: name(step.before),
    operator: subject === 'in' ? 'OR' : 'AND',
    result: name(step.result),
  };
  const sentence = translate(
    {
      id: 'simulators.ThreeValuedLogic.compare',
      message: '{comparison} là {compared}; {before} {operator} {compared} là {result}.',
      description: 'One comparison of a list condition',
    },
    values,
  );
  if (!isLast) return sentence;
  const verdict =
    step.result === 'true'
      ? translate({
          id: 'simulators.ThreeValuedLogic.kept',
          message: 'WHERE giữ hàng này.',
          description: 'The row is kept',
        })
      : translate({
          id: 'simulators.ThreeValuedLogic.dropped',
          message: 'WHERE bỏ hàng này, vì chỉ TRUE mới được giữ.',
          description: 'The row is dropped',
        });
  return `${sentence} ${verdict}`;
}

interface TableProps {
  trace: LogicTrace;
  shown: number;
}

function toneOf(truth: Truth): string | undefined {
  return { true: sheet.good, unknown: sheet.warn, false: sheet.bad }[truth];
}

function TruthTable({ subject, trace: { steps }, shown }: TableProps & { subject: Subject }): ReactNode {
  const columns = subject === 'not' ? [null] : TRUTHS;
  return (
    <Sheet
      label={translate({
        id: 'simulators.ThreeValuedLogic.table',
        message: 'Bảng chân trị',
        description: 'Name of the truth table',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.side, sheet.code)}>
              {SUBJECT_NAMES[subject]}
            </th>
            {columns.map((right, index) => (
              <th key={index} scope="col" className={clsx(sheet.head, sheet.code)}>
                {right ? `b: ${name(right)}` : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRUTHS.map((left) => (
            <tr key={left}>
              <th scope="row" className={clsx(sheet.side, sheet.code)}>
                a: {name(left)}
              </th>
              {columns.map((right) => {
                const index = steps.findIndex(
                  (step) => step.kind === 'cell' && step.left === left && step.right === right,
                );
                const step = steps[index];
                return (
                  <td
                    key={right ?? 'only'}
                    className={clsx(
                      sheet.cell,
                      sheet.box,
                      styles.cell,
                      index < shown && step && toneOf(step.result),
                      index === shown - 1 && styles.now,
                    )}
                  >
                    {index < shown && step ? name(step.result) : '?'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Comparisons({ input, trace: { steps }, shown }: TableProps & { input: LogicInput }): ReactNode {
  const operator = input.subject === 'in' ? '=' : '<>';
  return (
    <Sheet
      label={translate({
        id: 'simulators.ThreeValuedLogic.comparisons',
        message: 'Các phép so sánh',
        description: 'Name of the table of comparisons',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            {[
              translate({
                id: 'simulators.ThreeValuedLogic.comparison',
                message: 'So sánh',
                description: 'Column: the comparison',
              }),
              translate({
                id: 'simulators.ThreeValuedLogic.value',
                message: 'Giá trị',
                description: 'Column: truth of the comparison',
              }),
              input.subject === 'in' ? 'OR' : 'AND',
            ].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            if (step.kind !== 'compare') return null;
            const isShown = index < shown;
            return (
              <tr key={index}>
                <th scope="row" className={clsx(sheet.head, sheet.words, sheet.code, index === shown - 1 && sheet.now)}>
                  {formatNullable(input.value)} {operator} {formatNullable(step.item)}
                </th>
                <td className={clsx(sheet.cell, sheet.box, styles.cell, isShown && toneOf(step.compared))}>
                  {isShown ? name(step.compared) : '?'}
                </td>
                <td className={clsx(sheet.cell, sheet.box, styles.cell, isShown && toneOf(step.result))}>
                  {isShown ? name(step.result) : '?'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

function readNullables(min: number, max: number) {
  return (text: string): { ok: true; value: readonly Nullable[] } | { ok: false; message: string } => {
    const parsed = parseNullables(text, min, max);
    if (parsed.ok) return parsed;
    return {
      ok: false,
      message:
        parsed.problem.code === 'token'
          ? translate(
              {
                id: 'simulators.ThreeValuedLogic.token',
                message: '“{token}” không phải số từ 0 đến {max} hay NULL.',
                description: 'A word is neither a number nor NULL',
              },
              { token: parsed.problem.token, max: LIMITS.number },
            )
          : translate(
              {
                id: 'simulators.ThreeValuedLogic.count',
                message: 'Cần từ {min} đến {max} giá trị.',
                description: 'There are too few or too many values',
              },
              { min, max },
            ),
    };
  };
}

function Inputs({ sim: { input, setInput } }: { sim: Simulator<LogicInput, LogicStep, LogicResult> }): ReactNode {
  const hasList = input.subject === 'in' || input.subject === 'notIn';
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.ThreeValuedLogic.subject',
          message: 'Phép toán',
          description: 'Field: the operation',
        })}
        value={input.subject}
        options={SUBJECTS.map((value) => ({ value, label: SUBJECT_NAMES[value] }))}
        onChange={(subject) => setInput({ ...input, subject })}
      />
      {hasList && (
        <>
          <TextField
            label="x"
            value={[input.value]}
            format={(values: readonly Nullable[]) => values.map(formatNullable).join(', ')}
            read={readNullables(1, 1)}
            onChange={([value = null]) => setInput({ ...input, value })}
          />
          <TextField
            label={translate({
              id: 'simulators.ThreeValuedLogic.list',
              message: 'Danh sách',
              description: 'Field: the list right of IN',
            })}
            value={input.list}
            format={(values: readonly Nullable[]) => values.map(formatNullable).join(', ')}
            read={readNullables(1, LIMITS.list)}
            onChange={(list) => setInput({ ...input, list })}
          />
        </>
      )}
    </>
  );
}

function ask({ steps }: LogicTrace, shown: number, input: LogicInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const operator = input.subject === 'in' ? '=' : '<>';
  const expression =
    next.kind === 'compare'
      ? `${name(next.before)} ${input.subject === 'in' ? 'OR' : 'AND'} (${formatNullable(input.value)} ${operator} ${formatNullable(next.item)})`
      : next.right === null
        ? `NOT ${name(next.left)}`
        : `${name(next.left)} ${input.subject.toUpperCase()} ${name(next.right)}`;
  return {
    prompt: translate(
      {
        id: 'simulators.ThreeValuedLogic.question',
        message: '{expression} là gì?',
        description: 'Question before a cell or comparison',
      },
      { expression },
    ),
    options: TRUTHS.map((truth) => ({ id: truth, label: name(truth) })),
    accepted: [next.result],
    explanation: describeStep(next, input, shown + 1 === steps.length),
  };
}
