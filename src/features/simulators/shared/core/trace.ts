/** A whole run of an algorithm as data: whatever the reader presses, the view draws `steps[i]`. */
export interface Trace<Step, Result> {
  readonly steps: readonly Step[];
  readonly result: Result;
}

/** What one kind of simulator can do; the shared hook and frame need no more than this. */
export interface SimulatorDefinition<Input, Step, Result> {
  /** Turns an input into a part of the page's address and back; rejects what is out of range. */
  readonly codec: Codec<Input>;
  /** Runs the algorithm; pure, and defined for every input that the codec accepts. */
  readonly simulate: (input: Input) => Trace<Step, Result>;
  /** A fresh exercise of the same kind as the current input. */
  readonly randomInput: (random: Random, current: Input) => Input;
}

/** Either a value or the fact that there is none. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** A two-way translation between a value and a short text that needs no escaping in a query string. */
export interface Codec<T> {
  readonly parse: (text: string) => Parsed<T>;
  readonly serialize: (value: T) => string;
}

/** A stream of reproducible choices. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  readonly integer: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}
