import type { Trace } from '../../shared/core/trace';
import type { AssemblyProblem } from './assemble';
import type { Flags, RegisterName, Registers } from './machine';

export const LIMITS = { script: 2000, lines: 150, keys: 40, work: 20_000, empty: 32, output: 4000 } as const;

export interface DebugInput {
  /** The lines typed at the prompt. */
  readonly script: string;
  /** Characters waiting at the keyboard for INT 21h, AH=01. */
  readonly keys: string;
}

/** Reasons that DEBUG does not give itself; the view puts them into words. */
export type NoteCode =
  | AssemblyProblem['code']
  | 'unknownCommand'
  | 'commandNotHere'
  | 'badNumber'
  | 'badAddress'
  | 'badRange'
  | 'badList'
  | 'unexpected'
  | 'unknownRegister'
  | 'badFlag'
  | 'nameNeeded'
  | 'tooLong'
  | 'ranIntoEmpty'
  | 'tooMuchOutput'
  | 'noDollar'
  | 'unsupportedInterrupt'
  | 'unsupportedService'
  | 'keyNeeded'
  | 'invalidInstruction'
  | 'halted'
  | 'quit'
  | 'afterQuit';

/** A line that DEBUG or the program prints, or a note that explains one. */
export type OutputLine = { readonly text: string } | { readonly note: NoteCode; readonly about: string };

/** One line typed, and the state of the machine afterwards. */
export interface DebugStep {
  readonly prompt: string;
  readonly line: string;
  readonly output: readonly OutputLine[];
  /** The prompt at which the next line is typed. */
  readonly nextPrompt: string;
  readonly registers: Registers;
  readonly flags: Flags;
  readonly changed: readonly RegisterName[];
  readonly changedFlags: readonly (keyof Flags)[];
  /** How many instructions the line ran. */
  readonly executed: number;
  /** The first instruction that ran, as it is listed; empty where none ran. */
  readonly ran: string;
  /** The next instructions. */
  readonly listing: readonly string[];
  /** The words on top of the stack. */
  readonly stack: readonly { readonly offset: number; readonly value: number }[];
}

export interface DebugResult {
  /** Machine and prompt before the first line. */
  readonly start: Pick<DebugStep, 'registers' | 'flags' | 'nextPrompt' | 'listing' | 'stack'>;
}

export type DebugTrace = Trace<DebugStep, DebugResult>;
