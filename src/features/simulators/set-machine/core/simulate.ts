import type { Row } from '../../relation/core/types';
import type { Outcome, SetInput, SetStep, SetTrace, Side } from './types';

/** Whether rows are equal for set operations (SQL:2023, 9.12), for which NULL is not distinct from NULL. */
export function isSameRow(one: Row, other: Row): boolean {
  return one.length === other.length && one.every((cell, index) => cell === other[index]);
}

/**
 * UNION, INTERSECT and EXCEPT as SQL:2023 defines them (7.17, query expression): the rows of the left query in order,
 * then, for a union, those of the right one. The order serves the explanation; SQL promises none.
 */
export function simulate({ operator, left, right }: SetInput): SetTrace {
  const steps: SetStep[] = [{ kind: 'start' }];
  const rows: Row[] = [];
  const isUnion = operator === 'union' || operator === 'unionAll';
  const take = (side: Side, row: number, cells: Row): void => {
    const partners = isUnion
      ? []
      : right.rows.flatMap((candidate, index) => (isSameRow(candidate, cells) ? [index] : []));
    const known = operator === 'unionAll' ? -1 : rows.findIndex((candidate) => isSameRow(candidate, cells));
    const outcome = outcomeOf(partners.length > 0, known >= 0);
    if (outcome === 'added') rows.push(cells);
    const result = outcome === 'added' ? rows.length - 1 : outcome === 'repeated' ? known : null;
    steps.push({ kind: 'row', side, row, outcome, result, partners });
  };
  const outcomeOf = (hasPartner: boolean, isKnown: boolean): Outcome => {
    if (operator === 'intersect' && !hasPartner) return 'noPartner';
    if (operator === 'except' && hasPartner) return 'partner';
    return isKnown ? 'repeated' : 'added';
  };
  for (const [row, cells] of left.rows.entries()) take('left', row, cells);
  if (isUnion) for (const [row, cells] of right.rows.entries()) take('right', row, cells);
  return { steps, result: { rows } };
}
