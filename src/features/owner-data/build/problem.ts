export interface Problem {
  /** Path in the repository. */
  file: string;
  /** The field, written as in code: `works[1].links.demo`; absent for the whole file. */
  field?: string;
  /** Line and column, counted from 1, where the file cannot be parsed. */
  at?: { line: number; column: number };
  message: string;
}

/** Formats a path of keys and indexes as in code. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field === '' ? String(key) : `${field}.${String(key)}`;
  }, '');
}

/** One line for the build log: the position, then what is wrong and how to fix it. */
export function formatProblem({ file, field, at, message }: Problem): string {
  const location = at ? `${file}:${at.line}:${at.column}` : file;
  return [location, field, message].filter(Boolean).join(': ');
}
