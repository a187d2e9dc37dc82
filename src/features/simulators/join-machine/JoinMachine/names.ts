import { labelsOf } from '../../relation/core/labels';
import type { JoinInput, JoinKind, JoinLesson, Side } from '../core/types';

/** SQL keywords, which are the same in every language. */
export const JOIN_WORDS: Record<JoinKind, string> = {
  inner: 'INNER JOIN',
  left: 'LEFT JOIN',
  right: 'RIGHT JOIN',
  full: 'FULL JOIN',
  cross: 'CROSS JOIN',
};

/** How sentences name the tables and rows. */
export interface Names {
  readonly join: string;
  readonly alias: Readonly<Record<Side, string>>;
  /** Short names of the rows, as used in table headings. */
  readonly labels: Readonly<Record<Side, readonly string[]>>;
  /** A row with its alias, such as "e 7". */
  readonly row: (side: Side, index: number) => string;
}

export function namesOf({ kind, left, right }: JoinInput, { aliases }: JoinLesson): Names {
  const alias = { left: aliases[0], right: aliases[1] };
  const labels = { left: labelsOf(left), right: labelsOf(right) };
  return {
    join: JOIN_WORDS[kind],
    alias,
    labels,
    row: (side, index) => `${alias[side]} ${labels[side][index] ?? ''}`,
  };
}
