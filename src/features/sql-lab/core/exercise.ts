import type { CompareRules } from './compareResults';
import type { Bilingual } from './dataset';
import { markedText } from './markedText';
import { ENGINE_NAMES, type EngineName } from './types';

/** A way to the answer; the first is the reference. */
export interface Solution {
  readonly sql: string;
  /** The one engine that reads it, where the engines have no common way; each then needs a solution of its own. */
  readonly engine?: EngineName;
  /** What distinguishes it from the others, for the comparison after solving. */
  readonly note?: Bilingual;
}

/** A mistake that readers make, and what to tell whoever makes it. */
export interface WrongAnswer {
  readonly sql: string;
  /**
   * The mark of the mistake: a regular expression that the text of an answer must match, as `markedText` writes it.
   * No solution may match it.
   */
  readonly mark: string;
  /**
   * The text alone proves the mistake (`= NULL` is never true). Without the word, an answer whose results are empty
   * wherever the mistake's are does not get the message: empty results prove nothing.
   */
  readonly certain?: boolean;
  /** The one engine on which the mistake shows; without it, it shows on every engine of the exercise. */
  readonly engine?: EngineName;
  readonly message: Bilingual;
}

/** What is compared: the rows of the last query, or what the statements left in the tables. */
export type Comparison = {
  /** The prompt asks for an answer that runs on both engines: it counts as solved when it is right on both. */
  readonly portable?: boolean;
} & (
  | ({
      readonly kind: 'result';
      /**
       * The prompt asks for a query that finds its rows by an index: its plan on SQLite may have no more steps that read a
       * whole table than the reference's (`fullReads.ts`). The names of tables and of indexes do not matter.
       */
      readonly searches?: boolean;
    } & CompareRules)
  | {
      readonly kind: 'state';
      readonly tolerance?: number;
      /**
       * Tried after the answer, on its database and on the reference's: each must be refused on both or on neither, at
       * the same of its statements, and return the same rows. Their changes are undone after each. After `EXPLAIN QUERY
       * PLAN` (SQLite) the plan must be at least as good as the reference's (`comparePlans.ts`).
       */
      readonly probes?: readonly string[];
      /** The prompt names the types of the columns of a new table: they are compared too. */
      readonly columnTypes?: boolean;
      /** New tables that may have columns which the prompt does not name; the probes must still be accepted. */
      readonly openTables?: readonly string[];
    }
);

/** Changes to the hidden dataset that tell an answer from one that is right by chance. */
export interface HiddenCase {
  /** What is special about these rows, for the reader whose answer fails on them; it must not give the answer away. */
  readonly about: Bilingual;
  /** Runs before the answer, after `setup`; on both engines unless the exercise names one. */
  readonly sql: string;
  /** The page shows these rows, so they stay, whether a mutant needs them or not. */
  readonly isShown?: boolean;
}

/** A mutant of a solution that no data can tell from it. */
export interface EquivalentMutant {
  /** The mutant as `npm run sql:mutants` prints it. */
  readonly sql: string;
  /** Why no rows that the schema allows make a difference. */
  readonly reason: string;
}

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
  /** Trials beyond the hidden dataset as it is; `npm run sql:mutants` says which are needed and proposes rows. */
  readonly hidden?: readonly HiddenCase[];
  /** For the check alone; no page carries it. */
  readonly equivalent?: readonly EquivalentMutant[];
}

/** The dataset of the hidden trials, by the dataset that the reader sees and what is compared. */
export type HiddenDatasets = Readonly<Record<string, Readonly<Record<Comparison['kind'], string>>>>;

/** The dataset that answers to an exercise are tried on where the reader does not see it. */
export function hiddenDatasetOf({ dataset, compare }: SqlExercise, hidden: HiddenDatasets): string {
  return hidden[dataset]?.[compare.kind] ?? dataset;
}

/** The solutions that an engine reads; the first is what answers are compared with there. */
export function solutionsOn({ solutions }: Pick<SqlExercise, 'solutions'>, name: EngineName): readonly Solution[] {
  return solutions.filter(({ engine = name }) => engine === name);
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

/** The mark must be in the mistake and in no solution: otherwise it marks something else. */
function markProblems(sql: string, mark: string, solutions: readonly Solution[]): string[] {
  const pattern = new RegExp(mark);
  const solution = solutions.find((candidate) => pattern.test(markedText(candidate.sql)));
  return [
    ...(pattern.test(markedText(sql)) ? [] : [`the mark /${mark}/ is not in its mistake: ${markedText(sql)}`]),
    ...(solution ? [`the mark /${mark}/ is in a solution too: ${markedText(solution.sql)}`] : []),
  ];
}

/** What is wrong with the definition of an exercise, apart from what only running it shows. */
export function exerciseProblems(exercise: SqlExercise): string[] {
  const { id, prompt, hints, solutions, wrong, hidden = [] } = exercise;
  const texts = [
    prompt,
    ...hints,
    ...hidden.map(({ about }) => about),
    ...wrong.map(({ message }) => message),
    ...solutions.flatMap(({ note }) => note ?? []),
  ];
  return [
    ...(ID.test(id) ? [] : [`the id "${id}" does not end in a number of two digits`]),
    ...(hints.length > MAX_HINTS ? [`${hints.length} hints; at most ${MAX_HINTS}`] : []),
    ...ENGINE_NAMES.filter(
      (name) => (exercise.engine ?? name) === name && solutionsOn(exercise, name).length === 0,
    ).map((name) => `no solution for ${name}`),
    ...(wrong.length === 0 ? ['no wrong answer: write the mistake that a reader is likely to make'] : []),
    ...wrong.flatMap(({ sql, mark }) => markProblems(sql, mark, solutions)),
    ...(exercise.engine && exercise.compare.portable ? ['it names one engine and asks for both'] : []),
    ...(texts.some(({ vi, en }) => vi.trim() === '' || en.trim() === '') ? ['a text is empty in one language'] : []),
  ].map((problem) => `Exercise ${id}: ${problem}.`);
}
