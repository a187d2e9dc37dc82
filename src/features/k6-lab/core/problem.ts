/** What is wrong with a script, its options or its command line; views have a sentence for each code. */
export type ProblemCode =
  | 'syntax'
  | 'unclosed'
  | 'too-long'
  | 'remote-import'
  | 'file-import'
  | 'unknown-import'
  | 'unsupported-import'
  | 'unknown-name'
  | 'unsupported-feature'
  | 'endless-loop'
  | 'no-default'
  | 'not-a-function'
  | 'unknown-option'
  | 'unsupported-option'
  | 'wrong-type'
  | 'bad-duration'
  | 'negative'
  | 'too-large'
  | 'missing-field'
  | 'unknown-executor'
  | 'empty-stages'
  | 'conflict'
  | 'bad-threshold'
  | 'unknown-metric'
  | 'wrong-aggregation'
  | 'foreign-host'
  | 'unknown-file'
  | 'unknown-exec'
  | 'unknown-flag'
  | 'flag-without-value'
  | 'bad-flag-value';

export interface Problem {
  readonly code: ProblemCode;
  /** 1-based line in the script; absent if the command line is at fault. */
  readonly line?: number;
  /** Where the fault is, such as `scenarios.buy.rate` or `--vus`. */
  readonly at?: string;
  /** What was found there. */
  readonly found?: string;
  /** What would be right: a name that was probably meant, a form, a limit. */
  readonly expected?: string;
}

/** Ends a run before it begins. k6 ends with code 104 then. */
export class ConfigurationError extends Error {
  constructor(readonly problem: Problem) {
    super([problem.code, problem.at, problem.found].filter((part) => part !== undefined).join(' '));
  }
}
