import { rowsCodec } from '../../relation/core/codecs';
import type { Row } from '../../relation/core/types';
import { oneOf, record } from '../../shared/core/codecs';
import type { Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { SET_OPERATORS, type SetInput, type SetResult, type SetStep } from './types';

/** The simulator definition for a lesson's queries. Their columns never change, so the URL stores only rows. */
export function setMachine(lesson: SetInput): SimulatorDefinition<SetInput, SetStep, SetResult> {
  return {
    codec: record<SetInput>({
      operator: oneOf(SET_OPERATORS),
      left: rowsCodec(lesson.left),
      right: rowsCodec(lesson.right),
    }),
    simulate,
    randomInput: (random, current) => randomInput(random, current, lesson),
  };
}

/** Deals the rows of both queries out anew: some repeat within a query, some are in both, some in one. */
function randomInput(random: Random, current: SetInput, { left, right }: SetInput): SetInput {
  const pool = [...left.rows, ...right.rows];
  const [first, ...others] = pool;
  if (!first) return current;
  const deal = (): Row[] => Array.from({ length: random.integer(3, 6) }, () => random.pick([first, ...others]));
  return {
    operator: random.pick([...SET_OPERATORS]),
    left: { ...current.left, rows: deal() },
    right: { ...current.right, rows: deal() },
  };
}
