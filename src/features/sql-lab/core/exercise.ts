import type { CompareRules } from './compareResults';
import type { Bilingual } from './dataset';
import type { EngineName } from './types';

/** A way to the answer; the first is the reference. */
export interface Solution {
  readonly sql: string;
  /** What distinguishes it from the others, for the comparison after solving. */
  readonly note?: Bilingual;
}

/** A mistake that readers make, and what to tell whoever makes it. */
export interface WrongAnswer {
  readonly sql: string;
  /** Tells mistakes with one result apart: a regular expression, capitals aside, that the answer's text must match. */
  readonly pattern?: string;
  readonly message: Bilingual;
}

/** What is compared: the rows of the last query, or what the statements left in the tables. */
export type Comparison =
  | ({ readonly kind: 'result' } & CompareRules)
  | {
      readonly kind: 'state';
      readonly tolerance?: number;
      /** Run after the answer, on its database and on the reference's: their results, or their errors, must agree. */
      readonly probes?: readonly string[];
    };

/** An exercise, written once for both languages. Prompts are plain text; words in backticks are shown as code. */
export interface SqlExercise {
  /** `sql-06-02`: the day, then the number. */
  readonly id: string;
  readonly dataset: string;
  /** The engine it needs; without one it must work on both. */
  readonly engine?: EngineName;
  readonly prompt: Bilingual;
  readonly starter: string;
  readonly hints: readonly Bilingual[];
  readonly solutions: readonly Solution[];
  readonly wrong: readonly WrongAnswer[];
  readonly compare: Comparison;
  /** Runs before every answer, on the visible and the hidden data. */
  readonly setup?: string;
  /** Changes to the hidden dataset, where it does not tell a mistake from the answer by itself. */
  readonly hiddenSetup?: string;
}

/** The file of answers that an exercise lies in: `sql-06` of `sql-06-02`. */
export function exerciseGroup(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

/** What readers call an exercise: `6.2` for `sql-06-02`, the last number alone where no day comes before it. */
export function exerciseNumber(id: string): string {
  const [day, number] = id.split('-').slice(-2).map(Number);
  return Number.isInteger(day) ? `${day}.${number}` : String(number);
}

const MAX_HINTS = 2;
const ID = /^[a-z][a-z0-9-]*-\d{2}$/;

/** What is wrong with the definition of an exercise, apart from what only running it shows. */
export function exerciseProblems(exercise: SqlExercise): string[] {
  const { id, prompt, hints, solutions, wrong } = exercise;
  const texts = [
    prompt,
    ...hints,
    ...wrong.map(({ message }) => message),
    ...solutions.flatMap(({ note }) => note ?? []),
  ];
  return [
    ...(ID.test(id) ? [] : [`the id "${id}" does not end in a number of two digits`]),
    ...(hints.length > MAX_HINTS ? [`${hints.length} hints; at most ${MAX_HINTS}`] : []),
    ...(solutions.length === 0 ? ['no solution'] : []),
    ...(wrong.length === 0 ? ['no wrong answer: write the mistake that a reader is likely to make'] : []),
    ...(texts.some(({ vi, en }) => vi.trim() === '' || en.trim() === '') ? ['a text is empty in one language'] : []),
  ].map((problem) => `Exercise ${id}: ${problem}.`);
}
