import { integer, listOf, oneOf, record } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { LIMITS, SUBJECTS, type LogicInput, type LogicResult, type LogicStep, type Nullable } from './types';

/** A number, or `n` for NULL. */
const cell: Codec<Nullable> = {
  parse: (text) => (text === 'n' ? { ok: true, value: null } : integer(0, LIMITS.number).parse(text)),
  serialize: (value) => (value === null ? 'n' : String(value)),
};

function randomInput(random: Random, current: LogicInput): LogicInput {
  const value = random.integer(1, 9);
  const list = Array.from({ length: random.integer(2, 4) }, (): Nullable =>
    random.integer(0, 3) === 0 ? null : random.integer(1, 9),
  );
  return {
    subject: current.subject === 'in' || current.subject === 'notIn' ? random.pick(['in', 'notIn']) : current.subject,
    value,
    list,
  };
}

export const threeValuedLogic: SimulatorDefinition<LogicInput, LogicStep, LogicResult> = {
  codec: record({ subject: oneOf(SUBJECTS), value: cell, list: listOf(cell, { min: 1, max: LIMITS.list }) }),
  simulate,
  randomInput,
};
