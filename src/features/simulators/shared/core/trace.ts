import type { Codec, Parsed } from '../../../../core/codec';

export type { Codec, Parsed };

/** A whole run of an algorithm as data, so that the view can draw any step. */
export interface Trace<Step, Result> {
  readonly steps: readonly Step[];
  readonly result: Result;
}

/** What each simulator defines; the shared hook and frame need nothing more. */
export interface SimulatorDefinition<Input, Step, Result> {
  /** Converts an input to and from a part of the page's URL; rejects values out of range. */
  readonly codec: Codec<Input>;
  /** Runs the algorithm; pure, and defined for every input that the codec accepts. */
  readonly simulate: (input: Input) => Trace<Step, Result>;
  /** A fresh exercise of the same kind as the current input. */
  readonly randomInput: (random: Random, current: Input) => Input;
}

/** A source of reproducible choices. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}
