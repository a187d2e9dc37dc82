import { translate } from '@docusaurus/Translate';
import { truthName } from '../../relation/core/types';
import type { JoinInput, JoinResult, JoinStep } from '../core/types';
import type { Names } from './names';

/** The sentence shown before the first step. */
export function describeStart({ alias }: Names): string {
  return translate(
    {
      id: 'simulators.JoinMachine.before',
      message: 'Máy sẽ ghép thử từng hàng của {left} với từng hàng của {right}.',
      description: 'Before the first step of the join machine',
    },
    alias,
  );
}

/** Describes a step in a sentence. */
export function describeStep(step: JoinStep, names: Names, input: JoinInput, result: JoinResult): string {
  switch (step.kind) {
    case 'start':
      return translate(
        {
          id: 'simulators.JoinMachine.start',
          message: '{left} có {rows} hàng, {right} có {others} hàng, nên có {pairs} cặp để xét.',
          description: 'First step: how many pairs there are',
        },
        {
          ...names.alias,
          rows: input.left.rows.length,
          others: input.right.rows.length,
          pairs: input.left.rows.length * input.right.rows.length,
        },
      );
    case 'pair':
      return describePair(step, names, input.kind === 'cross');
    case 'unmatched': {
      const other = names.alias[step.side === 'left' ? 'right' : 'left'];
      const values = { row: names.row(step.side, step.row), other, join: names.join };
      return step.result === null
        ? translate(
            {
              id: 'simulators.JoinMachine.unmatchedDropped',
              message: '{row} không khớp hàng nào của {other}, nên {join} bỏ {row} khỏi kết quả.',
              description: 'A row without a partner is left out',
            },
            values,
          )
        : translate(
            {
              id: 'simulators.JoinMachine.unmatchedKept',
              message:
                '{row} không khớp hàng nào của {other}. {join} vẫn giữ {row} và điền NULL vào các cột của {other}.',
              description: 'A row without a partner is kept by an outer join',
            },
            values,
          );
    }
    case 'filter':
      return describeFilter(step, names, result);
  }
}

function describePair(
  { left, right, truth, result }: JoinStep & { kind: 'pair' },
  names: Names,
  isCross: boolean,
): string {
  const values = { left: names.row('left', left), right: names.row('right', right), number: (result ?? 0) + 1 };
  if (isCross)
    return translate(
      {
        id: 'simulators.JoinMachine.crossPair',
        message: '{left} ghép với {right}, không cần điều kiện nào: đó là hàng {number} của kết quả.',
        description: 'A pair of a CROSS JOIN',
      },
      values,
    );
  if (truth === true)
    return translate(
      {
        id: 'simulators.JoinMachine.pairTrue',
        message: 'Với {left} và {right}, điều kiện là TRUE: cặp này thành hàng {number} của kết quả.',
        description: 'A pair matches',
      },
      values,
    );
  return truth === false
    ? translate(
        {
          id: 'simulators.JoinMachine.pairFalse',
          message: 'Với {left} và {right}, điều kiện là FALSE: hai hàng này không ghép với nhau.',
          description: 'A pair does not match',
        },
        values,
      )
    : translate(
        {
          id: 'simulators.JoinMachine.pairNull',
          message:
            'Với {left} và {right}, điều kiện là NULL. NULL không phải là TRUE, nên hai hàng này không ghép với nhau.',
          description: 'The condition is NULL for a pair',
        },
        values,
      );
}

function describeFilter(
  { result: index, truth }: JoinStep & { kind: 'filter' },
  names: Names,
  { rows }: JoinResult,
): string {
  const row = rows[index];
  const number = index + 1;
  if (truth === true)
    return translate(
      {
        id: 'simulators.JoinMachine.filterKept',
        message: 'Ở hàng {number} của kết quả, điều kiện của WHERE là TRUE: hàng này được giữ.',
        description: 'WHERE keeps a row of the result',
      },
      { number },
    );
  const sentence = translate(
    {
      id: 'simulators.JoinMachine.filterDropped',
      message:
        'Ở hàng {number} của kết quả, điều kiện của WHERE là {truth}: hàng này bị bỏ, vì WHERE chỉ giữ những hàng cho TRUE.',
      description: 'WHERE drops a row of the result',
    },
    { number, truth: truthName(truth) },
  );
  const side = row?.right === null ? 'left' : 'right';
  if (!row || (row.left !== null && row.right !== null)) return sentence;
  const undone = translate(
    {
      id: 'simulators.JoinMachine.filterUndoes',
      message: '{join} đã giữ lại {row}, nhưng WHERE lại bỏ đi.',
      description: 'WHERE drops a row that the outer join had kept',
    },
    { join: names.join, row: names.row(side, row[side] ?? 0) },
  );
  return `${sentence} ${undone}`;
}
