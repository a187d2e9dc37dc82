import type { ProblemData } from './problem';

/** Number of cases of a problem, including the large ones. */
export function countCases({ visible, hidden, large }: Pick<ProblemData, 'visible' | 'hidden' | 'large'>): number {
  return visible.length + hidden.length + large.length;
}
