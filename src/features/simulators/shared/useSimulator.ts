import { useMemo, useState } from 'react';
import { seededRandom } from './core/seededRandom';
import type { SimulatorDefinition, Trace } from './core/trace';
import { stateCodec, type Position, type Score, type SimulatorState } from './core/urlState';
import { useMotion, useStepper, type Stepper } from './useStepper';
import { useParsed, useUrlState } from '@site/src/components/useUrlState';
import { pageLink } from '@site/src/core/sharedState';

/** A running simulator, as its view and the shared frame see it. */
export interface Simulator<Input, Step, Result> {
  readonly id: string;
  readonly input: Input;
  /** Changes the input; the position stays unless another one is given. */
  readonly setInput: (input: Input, position?: Position) => void;
  readonly trace: Trace<Step, Result>;
  /** The last step shown; undefined before the first. */
  readonly step: Step | undefined;
  readonly stepper: Stepper;
  /** Null outside prediction mode. */
  readonly score: Score | null;
  readonly predict: (on: boolean) => void;
  /** Shows the next step; `correct` is undefined where there was no question. */
  readonly reveal: (correct?: boolean) => void;
  readonly corrupt: boolean;
  readonly reset: () => void;
  readonly randomize: (seed: number) => void;
  /** The URL of exactly this state; undefined if it is too long for a link. */
  readonly link: () => string | undefined;
  /** Changes whenever the whole input is replaced, so that fields discard invalid drafts. */
  readonly revision: number;
}

/** The part of a simulator that the frame uses, independent of its algorithm. */
export type SimulatorShell = Omit<Simulator<unknown, unknown, unknown>, 'input' | 'setInput' | 'trace' | 'step'>;

const NO_ANSWERS: Score = { correct: 0, asked: 0 };

/**
 * Connects a definition to the URL, the stepper and prediction mode.
 *
 * @param id - key of the state in the query string, unique on the page
 * @param initial - the input that the page shows at first, and without JavaScript
 */
export function useSimulator<Input, Step, Result>(
  definition: SimulatorDefinition<Input, Step, Result>,
  id: string,
  initial: Input,
): Simulator<Input, Step, Result> {
  const codec = useMemo(() => stateCodec(definition.codec), [definition]);
  const start: SimulatorState<Input> = { input: initial, position: 0, score: null };
  const motion = useMotion();
  const [revision, setRevision] = useState(0);
  const url = useUrlState(id, codec, start, motion.playing);
  const { score } = url.value;
  const input = useParsed(definition.codec, definition.codec.serialize(url.value.input));
  const trace = useMemo(() => definition.simulate(input), [definition, input]);
  const count = trace.steps.length;
  const position = url.value.position === 'end' ? count : Math.min(url.value.position, count);

  const set = (change: Partial<SimulatorState<Input>>): void => url.setValue({ ...url.value, ...change });
  const storedPosition = (next: number): Position => (next >= count && next > 0 ? 'end' : next);
  const replace = (change: Partial<SimulatorState<Input>>): void => {
    motion.set({ playing: false, speed: motion.speed });
    setRevision(revision + 1);
    set(change);
  };

  return {
    id,
    input,
    setInput: (next, at) =>
      set(
        score
          ? { input: next, position: 0, score: NO_ANSWERS }
          : { input: next, ...(at !== undefined && { position: at }) },
      ),
    trace,
    step: trace.steps[position - 1],
    stepper: useStepper({ position, count, motion, setPosition: (next) => set({ position: storedPosition(next) }) }),
    score,
    predict: (on) => {
      motion.set({ playing: false, speed: motion.speed });
      set(on ? { position: 0, score: NO_ANSWERS } : { score: null });
    },
    reveal: (correct) => {
      const answered =
        score && correct !== undefined ? { correct: score.correct + Number(correct), asked: score.asked + 1 } : score;
      set({ position: storedPosition(position + 1), score: answered });
    },
    corrupt: url.corrupt,
    reset: () => replace(start),
    randomize: (seed) =>
      replace({ input: definition.randomInput(seededRandom(seed), input), position: 0, score: score && NO_ANSWERS }),
    link: () => pageLink(location.origin + location.pathname, { [id]: codec.serialize(url.value) }, `sim-${id}`),
    revision,
  };
}

/** The same simulator at the end of its run, as it is printed, and shown without scripts. */
export function finished<Input, Step, Result>(sim: Simulator<Input, Step, Result>): Simulator<Input, Step, Result> {
  const { count } = sim.stepper;
  return {
    ...sim,
    step: sim.trace.steps[count - 1],
    stepper: { ...sim.stepper, position: count, playing: false },
    score: null,
  };
}
