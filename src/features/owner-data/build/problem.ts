export interface Problem {
  /** Path in the repository. */
  file: string;
  /** The field, written as in code: `works[1].links.demo`; absent for the whole file. */
  field?: string;
  /** Line and column, counted from 1, where the text itself is broken. */
  at?: { line: number; column: number };
  message: string;
}

/** A path of keys and indices as one would write it in code. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field === '' ? String(key) : `${field}.${String(key)}`;
  }, '');
}

/** One line for the build's log: where, then what and how to mend it. */
export function formatProblem({ file, field, at, message }: Problem): string {
  const place = at ? `${file}:${at.line}:${at.column}` : file;
  return [place, field, message].filter(Boolean).join(': ');
}
