import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { truthName, type Cell } from '../../relation/core/types';
import { aggregate } from '../core/aggregate';
import { AGGREGATES, type Answer, type SubqueryInput, type SubqueryTrace } from '../core/types';
import { describeStep } from './describeStep';
import { valueText, type Names } from './names';

/** Asks how many rows stay; then, for each outer row, what the inner query answers and whether the row stays. */
export function askStep(
  { steps, result }: SubqueryTrace,
  shown: number,
  input: SubqueryInput,
  names: Names,
): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const explanation = describeStep(next, names, input);
  switch (next.kind) {
    case 'start':
      return askCount(result.rows.length, input, names);
    case 'ask':
      return input.mode === 'scalar'
        ? askValue(names.row(next.row), next.answer, input, names, explanation)
        : askRows(names.row(next.row), next.answer, input, explanation);
    case 'decide':
      return {
        prompt: translate(
          {
            id: 'simulators.CorrelatedSubquery.askRow',
            message: 'Với câu trả lời đó, {row} ở lại hay bị bỏ?',
            description: 'Question before the condition decides about an outer row',
          },
          { row: names.row(next.row) },
        ),
        options: [
          {
            id: 'TRUE',
            label: translate({
              id: 'simulators.CorrelatedSubquery.optionStays',
              message: 'Ở lại, vì điều kiện là TRUE',
              description: 'Answer: the outer row stays',
            }),
          },
          {
            id: 'FALSE',
            label: translate({
              id: 'simulators.CorrelatedSubquery.optionFalse',
              message: 'Bị bỏ, vì điều kiện là FALSE',
              description: 'Answer: the outer row goes, the condition is false',
            }),
          },
          {
            id: 'NULL',
            label: translate({
              id: 'simulators.CorrelatedSubquery.optionUnknown',
              message: 'Bị bỏ, vì điều kiện là UNKNOWN',
              description: 'Answer: the outer row goes, the condition is unknown',
            }),
          },
        ],
        accepted: [truthName(next.truth)],
        explanation,
      };
  }
}

/**
 * The wrong numbers come from misunderstandings: no rows, all outer rows, all inner rows, the rows dropped, one off.
 */
function askCount(count: number, { outer, inner }: SubqueryInput, names: Names): Question {
  const slips = [0, outer.rows.length, inner.rows.length, outer.rows.length - count, count + 1, Math.max(count - 1, 0)];
  const options = [...new Set([count, ...slips])].sort((one, other) => one - other);
  const values = { outer: names.outer, count };
  return {
    prompt: translate(
      {
        id: 'simulators.CorrelatedSubquery.askCount',
        message: 'Chưa xét từng hàng, hãy đoán: truy vấn này giữ lại bao nhiêu hàng của {outer}?',
        description: 'Question before the first row',
      },
      values,
    ),
    options: options.map((each) => ({ id: String(each), label: String(each) })),
    accepted: [String(count)],
    explanation: translate(
      {
        id: 'simulators.CorrelatedSubquery.count',
        message: 'Truy vấn này giữ lại {count} hàng của {outer}. Các bước sau cho thấy vì sao.',
        description: 'Answer to how many rows stay',
      },
      values,
    ),
  };
}

function askRows(row: string, { matched }: Answer, { inner }: SubqueryInput, explanation: string): Question {
  return {
    prompt: translate(
      {
        id: 'simulators.CorrelatedSubquery.askRows',
        message: 'Với {row}, truy vấn con trả về bao nhiêu hàng?',
        description: 'Question before the inner query answers with rows',
      },
      { row },
    ),
    options: Array.from({ length: inner.rows.length + 1 }, (_, count) => ({ id: String(count), label: String(count) })),
    accepted: [String(matched.length)],
    explanation,
  };
}

/** The wrong values come from misunderstandings: NULL, zero, the whole table, another aggregate. */
function askValue(row: string, answer: Answer, input: SubqueryInput, names: Names, explanation: string): Question {
  const { inner, select } = input;
  const column = inner.columns.findIndex(({ name }) => name === select);
  const cellsOf = (indexes: readonly number[]) =>
    indexes.map((index): Cell => (select === '' ? 1 : (inner.rows[index]?.[column] ?? null)));
  const isNumber = select === '' || inner.columns[column]?.type === 'number';
  const slips = [
    null,
    aggregate(input.aggregate, cellsOf([...inner.rows.keys()])),
    ...(isNumber ? [0] : []),
    ...AGGREGATES.filter((name) => isNumber || name === 'MIN' || name === 'MAX').map((name) =>
      aggregate(name, cellsOf(answer.matched)),
    ),
  ];
  const texts = [...new Set([answer.value, ...slips].map(valueText))].sort(byValue);
  return {
    prompt: translate(
      {
        id: 'simulators.CorrelatedSubquery.askValue',
        message: 'Với {row}, {aggregated} của truy vấn con bằng bao nhiêu?',
        description: 'Question before the scalar subquery answers',
      },
      { row, aggregated: names.aggregated },
    ),
    options: texts.map((text) => ({ id: text, label: text })),
    accepted: [valueText(answer.value)],
    explanation,
  };
}

/** Orders numbers by value and other texts alphabetically, with NULL last. */
function byValue(one: string, other: string): number {
  if (one === 'NULL' || other === 'NULL') return Number(one === 'NULL') - Number(other === 'NULL');
  return Number(one) - Number(other) || (one < other ? -1 : 1);
}
