/** Something that the owner has to fix, and where it was found. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  line: number;
  message: string;
  /** How to fix the problem, as an instruction. */
  mend: string;
  /** `stale`: only the recorded hash is out of date; other problems are structural. */
  kind?: 'stale';
}

/** Order of a report: by file, then by line. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

/** One line of a report: `file:line: message → mend`. */
export function formatProblem({ file, line, message, mend }: Problem): string {
  return `${file}:${line}: ${message} → ${mend}`;
}

/** `1 problem`, `2 problems`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
