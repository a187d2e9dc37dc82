import { aliased } from '../../relation/core/labels';
import type { JoinInput, JoinLesson, JoinStep } from '../core/types';
import { JOIN_WORDS } from './names';

interface QueryLine {
  readonly words: string;
  readonly rest: string;
  /** The kinds of steps that run this line. */
  readonly runs: readonly JoinStep['kind'][];
}

/** The query, clause by clause. */
export function queryLines({ kind, left, right, on, where }: JoinInput, { aliases }: JoinLesson): readonly QueryLine[] {
  const isCross = kind === 'cross';
  return [
    { words: 'SELECT', rest: '*', runs: [] },
    { words: 'FROM', rest: aliased(left.name, aliases[0]), runs: ['start'] },
    {
      words: JOIN_WORDS[kind],
      rest: aliased(right.name, aliases[1]),
      runs: ['start', 'unmatched', ...(isCross ? (['pair'] as const) : [])],
    },
    ...(isCross ? [] : [{ words: 'ON', rest: on, runs: ['pair'] } as const]),
    ...(where === '' ? [] : [{ words: 'WHERE', rest: where, runs: ['filter'] } as const]),
  ];
}
