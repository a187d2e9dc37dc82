import { oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import {
  ENGINES,
  LEVEL_CODES,
  LEVEL_NAMES,
  MOST_PICKS,
  type IsolationLevel,
  type RecordedScenario,
  type ScheduleInput,
  type ScheduleResult,
  type ScheduleStep,
  type SessionName,
} from './types';
import { START, stepsOf } from './walk';

const level: Codec<IsolationLevel> = {
  parse: (text) => {
    const value = LEVEL_NAMES.find((name) => LEVEL_CODES[name] === text);
    return value === undefined ? { ok: false } : { ok: true, value };
  },
  serialize: (value) => LEVEL_CODES[value],
};

/** Reads picks as lessons and URLs write them: `aab`. */
export const picksCodec: Codec<readonly SessionName[]> = {
  parse: (text) =>
    /^[ab]*$/.test(text) && text.length <= MOST_PICKS ? { ok: true, value: [...text] as SessionName[] } : { ok: false },
  serialize: (picks) => picks.join(''),
};

/**
 * The simulator definition for one recorded scenario. Picks that were not recorded, such as those of a waiting session,
 * are refused.
 */
export function transactionSchedule(
  recorded: RecordedScenario,
): SimulatorDefinition<ScheduleInput, ScheduleStep, ScheduleResult> {
  const stepsFor = ({ engine, level: at, picks }: ScheduleInput): ScheduleStep[] => {
    return stepsOf(recorded.servers[engine].levels[at], picks, recorded.sessions);
  };
  return {
    codec: refine(
      record({ engine: oneOf(ENGINES), level, picks: picksCodec }),
      (input) => stepsFor(input).length === input.picks.length,
    ),
    simulate: (input) => {
      const steps = stepsFor(input);
      const result = { start: START, events: steps.flatMap(({ events }) => events), left: steps.at(-1)?.left };
      return { steps, result };
    },
    randomInput: (random) => randomInput(recorded, random),
  };
}

/** A complete run with random picks. */
function randomInput({ servers }: RecordedScenario, random: Random): ScheduleInput {
  const engine = random.pick(ENGINES);
  const at = random.pick(LEVEL_NAMES as [IsolationLevel, ...IsolationLevel[]]);
  const picks: SessionName[] = [];
  let node = servers[engine].levels[at];
  for (;;) {
    const { a, b } = node;
    const pick: SessionName = a && b ? random.pick(['a', 'b']) : a ? 'a' : 'b';
    const choice = node[pick];
    if (!choice) return { engine, level: at, picks };
    picks.push(pick);
    node = choice.next;
  }
}
