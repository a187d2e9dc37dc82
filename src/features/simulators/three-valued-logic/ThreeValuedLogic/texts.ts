import { translate } from '@docusaurus/Translate';
import { formatNullable } from '../core/parseNullables';
import type { LogicInput, LogicStep, Subject, Truth } from '../core/types';

/** SQL keywords, which are the same in every language. */
export const SUBJECT_NAMES: Record<Subject, string> = {
  and: 'a AND b',
  or: 'a OR b',
  not: 'NOT a',
  in: 'x IN (…)',
  notIn: 'x NOT IN (…)',
};

export function truthName(truth: Truth): string {
  return truth.toUpperCase();
}

/** Says what the machine is about to compute. */
export function startOf({ subject, value, list }: LogicInput): string {
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

/** Describes a cell or a comparison in a sentence; the last sentence says what WHERE does with the row. */
export function describeStep(step: LogicStep, { subject, value }: LogicInput, isLast: boolean): string {
  if (step.kind === 'cell') {
    const expression =
      step.right === null
        ? `NOT ${truthName(step.left)}`
        : `${truthName(step.left)} ${subject.toUpperCase()} ${truthName(step.right)}`;
    return translate(
      {
        id: 'simulators.ThreeValuedLogic.cell',
        message: '{expression} là {result}.',
        description: 'One cell of a truth table',
      },
      { expression, result: truthName(step.result) },
    );
  }
  const values = {
    comparison: `${formatNullable(value)} ${subject === 'in' ? '=' : '<>'} ${formatNullable(step.item)}`,
    compared: truthName(step.compared),
    before: truthName(step.before),
    operator: subject === 'in' ? 'OR' : 'AND',
    result: truthName(step.result),
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
