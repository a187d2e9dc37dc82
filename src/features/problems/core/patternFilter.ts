import type { ListedProblem, NamedPattern, ProblemList } from './problem';

const PARAMETER = 'pattern';

export interface PatternCount extends NamedPattern {
  readonly count: number;
}

/** The patterns of a list with the number of problems of each. */
export function countPatterns({ problems, patterns }: ProblemList): PatternCount[] {
  return patterns.map((pattern) => ({
    ...pattern,
    count: problems.filter((problem) => problem.pattern === pattern.id).length,
  }));
}

/** The problems of a pattern, or all problems where no pattern is given. */
export function ofPattern<Problem extends Pick<ListedProblem, 'pattern'>>(
  problems: readonly Problem[],
  pattern: string | undefined,
): Problem[] {
  return problems.filter((problem) => pattern === undefined || problem.pattern === pattern);
}

/** Reads the selected pattern from a query string; undefined where it is not in the list. */
export function readPattern(search: string, { patterns }: ProblemList): string | undefined {
  const chosen = new URLSearchParams(search).get(PARAMETER);
  return patterns.find(({ id }) => id === chosen)?.id;
}

/** The query string with another pattern, or none, selected; other parameters are kept. */
export function writePattern(search: string, pattern: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (pattern === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, pattern);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
