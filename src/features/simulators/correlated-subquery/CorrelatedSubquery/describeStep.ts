import { translate } from '@docusaurus/Translate';
import type { Answer, SubqueryInput, SubqueryStep } from '../core/types';
import { PREDICATES, valueText, type Names } from './names';

/** The sentence shown before the first step. */
export function describeStart({ outer, inner }: Names): string {
  return translate(
    {
      id: 'simulators.CorrelatedSubquery.before',
      message: 'Máy sẽ đi qua từng hàng của {outer}. Với mỗi hàng, truy vấn con đọc {inner} và trả lời một lần.',
      description: 'Before the first step',
    },
    { outer, inner },
  );
}

/** Describes a step in a sentence. */
export function describeStep(step: SubqueryStep, names: Names, input: SubqueryInput): string {
  switch (step.kind) {
    case 'start':
      return translate(
        {
          id: 'simulators.CorrelatedSubquery.start',
          message: '{outer} có {rows} hàng để xét. Kết quả chưa có hàng nào.',
          description: 'First step: how many outer rows there are',
        },
        { outer: names.outer, rows: input.outer.rows.length },
      );
    case 'ask':
      return describeAnswer(names.row(step.row), step.answer, names, input);
    case 'decide':
      return describeDecision(step, names, input);
  }
}

function describeAnswer(
  row: string,
  { matched, values, value }: Answer,
  names: Names,
  { mode }: SubqueryInput,
): string {
  const count = matched.length;
  if (mode === 'scalar')
    return translate(
      {
        id: 'simulators.CorrelatedSubquery.value',
        message: 'Với {row}, số hàng {inner} khớp là {count}, và {aggregated} bằng {value}.',
        description: 'What the scalar subquery gives for an outer row',
      },
      { row, inner: names.inner, count, aggregated: names.aggregated, value: valueText(value) },
    );
  if (count === 0)
    return translate(
      {
        id: 'simulators.CorrelatedSubquery.noRows',
        message: 'Với {row}, truy vấn con không có hàng nào.',
        description: 'The inner query gives no rows for an outer row',
      },
      { row },
    );
  return mode === 'in' || mode === 'notIn'
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.list',
          message: 'Với {row}, truy vấn con trả về danh sách ({list}).',
          description: 'The list that the inner query gives for an outer row',
        },
        { row, list: values.map(valueText).join(', ') },
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.rowCount',
          message: 'Với {row}, số hàng mà truy vấn con tìm thấy ở {inner} là {count}.',
          description: 'How many rows the inner query gives for an outer row',
        },
        { row, inner: names.inner, count },
      );
}

type Decision = SubqueryStep & { kind: 'decide' };

/** The reason, then whether the row stays. */
function describeDecision(step: Decision, names: Names, input: SubqueryInput): string {
  const reason = describeReason(step, names, input);
  const values = { row: names.row(step.row), reason };
  if (step.truth === true)
    return translate(
      {
        id: 'simulators.CorrelatedSubquery.stays',
        message: '{reason} Vậy {row} ở lại.',
        description: 'A reason in a sentence, then: the outer row stays',
      },
      values,
    );
  return step.truth === false
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.goes',
          message: '{reason} Vậy {row} bị bỏ.',
          description: 'A reason in a sentence, then: the outer row goes',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.goesUnknown',
          message: '{reason} WHERE chỉ giữ TRUE, nên {row} bị bỏ.',
          description: 'A reason in a sentence, then: the outer row goes since the condition is unknown',
        },
        values,
      );
}

function describeReason({ row, answer, truth }: Decision, names: Names, { mode, operator }: SubqueryInput): string {
  const value = names.compared(row);
  switch (mode) {
    case 'exists':
    case 'notExists':
      return describeExistence(answer.matched.length > 0, PREDICATES[mode], truth === true);
    case 'in':
    case 'notIn':
      if (answer.values.length === 0)
        return translate(
          {
            id: 'simulators.CorrelatedSubquery.emptyList',
            message: 'Danh sách rỗng nên {predicate} là {truth}.',
            description: 'IN and NOT IN with an empty list',
          },
          { predicate: PREDICATES[mode], truth: truth === true ? 'TRUE' : 'FALSE' },
        );
      return mode === 'in' ? describeIn(value, truth) : describeNotIn(value, truth);
    case 'scalar': {
      const values = { left: value, operator, right: valueText(answer.value) };
      return truth === null
        ? translate(
            {
              id: 'simulators.CorrelatedSubquery.comparedUnknown',
              message: 'So sánh {left} {operator} {right} cho kết quả UNKNOWN (NULL).',
              description: 'The comparison with the scalar subquery is unknown',
            },
            values,
          )
        : translate(
            {
              id: 'simulators.CorrelatedSubquery.compared',
              message: 'So sánh {left} {operator} {right} cho kết quả {truth}.',
              description: 'The comparison with the scalar subquery is TRUE or FALSE',
            },
            { ...values, truth: truth ? 'TRUE' : 'FALSE' },
          );
    }
  }
}

function describeExistence(hasRows: boolean, predicate: string, truth: boolean): string {
  const values = { predicate, truth: truth ? 'TRUE' : 'FALSE' };
  return hasRows
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.someRow',
          message: 'Truy vấn con có ít nhất một hàng nên {predicate} là {truth}.',
          description: 'EXISTS and NOT EXISTS where the inner query has rows',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.noRow',
          message: 'Truy vấn con không có hàng nào nên {predicate} là {truth}.',
          description: 'EXISTS and NOT EXISTS where the inner query has no rows',
        },
        values,
      );
}

function describeIn(value: string, truth: Decision['truth']): string {
  if (truth === null)
    return translate({
      id: 'simulators.CorrelatedSubquery.inUnknown',
      message: 'Không phép so sánh nào là TRUE, nhưng có phép là UNKNOWN (NULL), nên IN là UNKNOWN.',
      description: 'IN is unknown: nothing is equal, something is not comparable',
    });
  return truth
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.inTrue',
          message: '{value} bằng một giá trị trong danh sách nên IN là TRUE.',
          description: 'IN is true',
        },
        { value },
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.inFalse',
          message: '{value} khác mọi giá trị trong danh sách nên IN là FALSE.',
          description: 'IN is false',
        },
        { value },
      );
}

function describeNotIn(value: string, truth: Decision['truth']): string {
  if (truth === null)
    return translate({
      id: 'simulators.CorrelatedSubquery.notInUnknown',
      message: 'Không phép so sánh nào là FALSE, nhưng có phép là UNKNOWN (NULL), nên NOT IN là UNKNOWN.',
      description: 'NOT IN is unknown: nothing is equal, something is not comparable',
    });
  return truth
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.notInTrue',
          message: '{value} khác mọi giá trị trong danh sách nên NOT IN là TRUE.',
          description: 'NOT IN is true',
        },
        { value },
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.notInFalse',
          message: '{value} bằng một giá trị trong danh sách nên NOT IN là FALSE.',
          description: 'NOT IN is false',
        },
        { value },
      );
}
