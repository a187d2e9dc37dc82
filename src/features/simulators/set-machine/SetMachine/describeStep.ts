import { translate } from '@docusaurus/Translate';
import { formatCell, type Row } from '../../relation/core/types';
import type { SetInput, SetStep } from '../core/types';
import { OPERATOR_WORDS } from './words';

/** A row in a sentence: its values, formatted as in a result table. */
export function rowText(cells: Row): string {
  return `(${cells.map(formatCell).join(', ')})`;
}

/** The sentence shown before the first step. */
export function describeStart({ operator, left, right }: SetInput): string {
  const values = { operator: OPERATOR_WORDS[operator], left: left.name, right: right.name };
  return operator === 'intersect' || operator === 'except'
    ? translate(
        {
          id: 'simulators.SetMachine.beforeLeft',
          message: 'Máy sẽ lấy từng hàng của {left} và tìm hàng bằng nó trong {right}.',
          description: 'Before the first step of INTERSECT and EXCEPT',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.SetMachine.beforeBoth',
          message: 'Máy sẽ lấy từng hàng của {left}, rồi từng hàng của {right}.',
          description: 'Before the first step of UNION and UNION ALL',
        },
        values,
      );
}

/** Describes a step in a sentence. */
export function describeStep(step: SetStep, input: SetInput): string {
  const { left, right } = input;
  if (step.kind === 'start')
    return translate(
      {
        id: 'simulators.SetMachine.start',
        message: '{left} có {rows} hàng, {right} có {others} hàng. Kết quả chưa có hàng nào.',
        description: 'First step: how many rows there are',
      },
      { left: left.name, rows: left.rows.length, right: right.name, others: right.rows.length },
    );
  const sentence = describeRow(step, input);
  const hasMet = step.outcome === 'repeated' || step.partners.length > 0;
  if (!hasMet || !input[step.side].rows[step.row]?.includes(null)) return sentence;
  const why = translate({
    id: 'simulators.SetMachine.nullsEqual',
    message: 'Phép toán tập hợp coi hai NULL là bằng nhau.',
    description: 'Added where a row with NULL has met an equal one',
  });
  return `${sentence} ${why}`;
}

function describeRow(step: SetStep & { kind: 'row' }, input: SetInput): string {
  const values = {
    operator: OPERATOR_WORDS[input.operator],
    row: rowText(input[step.side].rows[step.row] ?? []),
    query: input[step.side].name,
    right: input.right.name,
    number: (step.result ?? 0) + 1,
  };
  switch (step.outcome) {
    case 'added':
      return describeAdded(input, values);
    case 'repeated':
      return translate(
        {
          id: 'simulators.SetMachine.repeated',
          message:
            '{row} của {query} bằng hàng {number} đã có trong kết quả. {operator} chỉ giữ một hàng, nên bỏ hàng này.',
          description: 'A row is in the result already',
        },
        values,
      );
    case 'partner':
      return translate(
        {
          id: 'simulators.SetMachine.partner',
          message: '{row} cũng có trong {right}, nên EXCEPT bỏ hàng này.',
          description: 'EXCEPT leaves out a row that the right query has too',
        },
        values,
      );
    case 'noPartner':
      return translate(
        {
          id: 'simulators.SetMachine.noPartner',
          message: '{row} không có trong {right}, nên INTERSECT bỏ hàng này.',
          description: 'INTERSECT leaves out a row that the right query does not have',
        },
        values,
      );
  }
}

type Values = Record<'operator' | 'row' | 'query' | 'right', string> & { number: number };

function describeAdded({ operator }: SetInput, values: Values): string {
  switch (operator) {
    case 'unionAll':
      return translate(
        {
          id: 'simulators.SetMachine.addedAll',
          message: 'UNION ALL giữ mọi hàng: {row} của {query} thành hàng {number} của kết quả.',
          description: 'UNION ALL adds a row without looking at the others',
        },
        values,
      );
    case 'union':
      return translate(
        {
          id: 'simulators.SetMachine.addedNew',
          message: '{row} của {query} chưa có trong kết quả, nên thành hàng {number}.',
          description: 'UNION adds a row that is not in the result yet',
        },
        values,
      );
    case 'intersect':
      return translate(
        {
          id: 'simulators.SetMachine.addedBoth',
          message: '{row} cũng có trong {right} và chưa có trong kết quả, nên thành hàng {number}.',
          description: 'INTERSECT adds a row that both queries have',
        },
        values,
      );
    case 'except':
      return translate(
        {
          id: 'simulators.SetMachine.addedAlone',
          message: '{row} không có trong {right} và chưa có trong kết quả, nên thành hàng {number}.',
          description: 'EXCEPT adds a row that the right query does not have',
        },
        values,
      );
  }
}
