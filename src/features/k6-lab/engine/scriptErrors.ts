import type { Problem } from '../core/problem';

export const SCRIPT_NAME = 'script.js';

/** Ends the whole test: `exec.test.abort()` in a script. k6 ends with code 108. */
export class TestAborted extends Error {}

/** Ends the whole test because the script uses something that the lab leaves out. */
export class LabProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** The line of the script in which an error arose, from its stack. */
export function lineOfError(error: unknown): number | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const [, line] = /script\.js:(\d+):/.exec(stack ?? '') ?? [];
  return line === undefined ? undefined : Number(line);
}

/** An error in k6's form: `TypeError: x is not a function`. */
export function describeThrown(error: unknown): string {
  if (!(error instanceof Error)) return `Uncaught ${String(error)}`;
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}
