import type { ListedProblem, NamedPattern, ProblemList } from './problem';

const PARAMETER = 'pattern';

export interface PatternCount extends NamedPattern {
  readonly count: number;
}

/** The patterns of a list with how many problems each has. */
export function countPatterns({ problems, patterns }: ProblemList): PatternCount[] {
  return patterns.map((pattern) => ({
    ...pattern,
    count: problems.filter((problem) => problem.pattern === pattern.id).length,
  }));
}

/** The problems of a pattern; all of them without one. */
export function ofPattern<Problem extends Pick<ListedProblem, 'pattern'>>(
  problems: readonly Problem[],
  pattern: string | undefined,
): Problem[] {
  return problems.filter((problem) => pattern === undefined || problem.pattern === pattern);
}

/** Reads the chosen pattern from a query string; undefined where it names none of the list. */
export function readPattern(search: string, { patterns }: ProblemList): string | undefined {
  const chosen = new URLSearchParams(search).get(PARAMETER);
  return patterns.find(({ id }) => id === chosen)?.id;
}

/** The query string with another pattern chosen, or with none; other parameters stay. */
export function writePattern(search: string, pattern: string | undefined): string {
  const parameters = new URLSearchParams(search);
  if (pattern === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, pattern);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
