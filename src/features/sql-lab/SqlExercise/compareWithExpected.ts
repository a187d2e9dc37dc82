import type { Execution, StatementResult } from '../core/types';
import { lastResult } from '../core/grading/lastResult';
import { markRows, type RowMarks } from '../core/grading/rowMarks';
import type { Graded } from '../worker/exerciseLab';

/** A wrong answer beside the expected one. */
export interface Compared {
  readonly expected: StatementResult;
  /** The rows of either that the other does not have. */
  readonly odd: ReadonlyMap<StatementResult, RowMarks>;
}

/** Compares what an answer has returned with what is expected; undefined where rows are not what differs. */
export function compareWithExpected({ grade, exercise, rightOn }: Graded, run: Execution): Compared | undefined {
  const actual = lastResult(run);
  const { expected } = grade;
  // Of an answer that is right on the engine of the run, nothing is wrong in what the reader sees.
  if (!expected || !actual || rightOn || exercise.compare.kind !== 'result') return undefined;
  const marks = markRows(expected, actual, exercise.compare);
  return {
    expected,
    odd: new Map([
      [expected, marks.expected],
      [actual, marks.actual],
    ]),
  };
}
