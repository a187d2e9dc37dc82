import type { ProblemData } from './problem';

/** How many cases a problem has, the large ones among them. */
export function countCases({ visible, hidden, large }: Pick<ProblemData, 'visible' | 'hidden' | 'large'>): number {
  return visible.length + hidden.length + large.length;
}
