import type { CompareRules } from './compareResults';
import type { Bilingual } from '../../../../core/bilingual';
import { markedText } from './markedText';
import type { Promises } from './promises';
import type { TrialSet } from '../trials/trialSet';
import { ENGINE_NAMES, type EngineName } from '../types';

/** A solution; the first one is the reference. */
export interface Solution {
  readonly sql: string;
  /** The only engine that accepts it, if the engines have no common solution; then each needs its own. */
  readonly engine?: EngineName;
  /** What distinguishes it from the others, for the comparison after solving. */
  readonly note?: Bilingual;
}

/** A typical mistake, and the message for a reader who makes it. */
export interface WrongAnswer {
  readonly sql: string;
  /**
   * The mark of the mistake: a regular expression that must match the text of an answer, as normalised by `markedText`.
   * It must not match any solution.
   */
  readonly mark: string;
  /**
   * The text alone proves the mistake (`= NULL` is never true). Otherwise the message is not shown for an answer whose
   * results are empty, or that changes nothing, wherever the mistake does, because that proves nothing.
   */
  readonly certain?: boolean;
  /** The only engine on which the mistake has an effect; if absent, it has one on every engine of the exercise. */
  readonly engine?: EngineName;
  /**
   * What it names in backticks or in capitals, and the mistake has, an answer must have too to be shown it (`blame.ts`).
   */
  readonly message: Bilingual;
}

/** What is compared: the rows of the last query, or what the statements left in the tables. */
export type Comparison = {
  /** The prompt requires an answer for both engines: the exercise is solved once it is correct on both. */
  readonly portable?: boolean;
  /**
   * The prompt requires columns that stand by themselves: a regular expression for the text of an answer, as normalised
   * by `markedText`, that computes with one in a condition. No plan shows that: it says SEARCH as soon as some other
   * condition, which every row may meet, is on the column.
   */
  readonly computed?: string;
} & (
  | ({
      readonly kind: 'result';
      /**
       * The prompt requires a query that finds its rows through an index: its plan on SQLite must not have more full
       * reads of a table than the reference's (`fullReads.ts`). The names of tables and indexes do not matter.
       */
      readonly searches?: boolean;
    } & CompareRules)
  | {
      readonly kind: 'state';
      readonly tolerance?: number;
      /**
       * Statements tried after the answer, on its database and on the reference's. Each must be rejected on both, at
       * the same statement, or on neither, and return the same rows. Changes are undone after each probe. With
       * `EXPLAIN QUERY PLAN` (SQLite), the plan must be at least as good as the reference's (`comparePlans.ts`).
       * A query that begins with the line `-- …` reads what the probe before it has left: on SQLite a trigger can
       * refuse a statement and keep its changes.
       */
      readonly probes?: readonly string[];
      /** The prompt specifies the column types of a new table, so they are compared too. */
      readonly columnTypes?: boolean;
      /** New tables that may have additional columns; the probes must still be accepted. */
      readonly openTables?: readonly string[];
    }
);

/** Changes to the hidden dataset that expose an answer which is correct only by chance. */
export interface HiddenCase {
  /** What is special about these rows, shown when an answer fails on them; it must not reveal the solution. */
  readonly about: Bilingual;
  /** Runs before the answer and after `setup`, on both engines unless the exercise specifies one. */
  readonly sql: string;
  /** The page shows these rows, so they stay even if no mutant needs them. */
  readonly isShown?: boolean;
}

/** A mutant of a solution that gives the same results on any data. */
export interface EquivalentMutant {
  /** The mutant as `npm run sql:mutants` prints it. */
  readonly sql: string;
  /** Why it makes no difference for any rows that the schema allows. */
  readonly reason: string;
}

/** An exercise, defined once for both languages. Prompts are plain text; words in backticks are shown as code. */
export interface SqlExercise {
  /** `sql-06-02`: the day, then a number that stays the same wherever the page shows the exercise. */
  readonly id: string;
  readonly dataset: string;
  /** The required engine; if absent, the exercise must work on both. */
  readonly engine?: EngineName;
  readonly prompt: Bilingual;
  readonly starter: string;
  readonly hints: readonly Bilingual[];
  readonly solutions: readonly Solution[];
  readonly wrong: readonly WrongAnswer[];
  readonly compare: Comparison;
  /** Runs before every answer, on the visible and the hidden data. */
  readonly setup?: string;
  /**
   * Trials in addition to the unchanged hidden dataset; `npm run sql:mutants` says which are needed and proposes rows.
   */
  readonly hidden?: readonly HiddenCase[];
  /** What the prompt says or implies about the rows, beyond the promises of the dataset; not part of any page. */
  readonly promises?: Promises;
  /** The small databases that the build has chosen. */
  readonly trials?: TrialSet;
  /** Used only by the mutant check; not part of any page. */
  readonly equivalent?: readonly EquivalentMutant[];
}

/** The dataset of the hidden trials, by visible dataset and kind of comparison. */
export type HiddenDatasets = Readonly<Record<string, Readonly<Record<Comparison['kind'], string>>>>;

/** The dataset on which the hidden trials of an exercise run. */
export function hiddenDatasetOf({ dataset, compare }: SqlExercise, hidden: HiddenDatasets): string {
  return hidden[dataset]?.[compare.kind] ?? dataset;
}

/** The solutions for an engine; answers on that engine are compared with the first one. */
export function solutionsOn({ solutions }: Pick<SqlExercise, 'solutions'>, name: EngineName): readonly Solution[] {
  return solutions.filter(({ engine = name }) => engine === name);
}

/** The name of the file with an exercise's answers: `sql-06` for `sql-06-02`. */
export function exerciseGroup(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}

const MAX_HINTS = 2;
const CODE = /`[^`]*`/g;
const ID = /^[a-z][a-z0-9-]*-\d{2}$/;

/** Checks that the mark matches the mistake and no solution; otherwise it marks something else. */
function markProblems(sql: string, mark: string, solutions: readonly Solution[]): string[] {
  const pattern = new RegExp(mark);
  const solution = solutions.find((candidate) => pattern.test(markedText(candidate.sql)));
  return [
    ...(pattern.test(markedText(sql))
      ? []
      : [`the mark /${mark}/ does not match its wrong answer: ${markedText(sql)}`]),
    ...(solution ? [`the mark /${mark}/ also matches a solution: ${markedText(solution.sql)}`] : []),
  ];
}

/** The problems in the definition of an exercise that can be found without running it. */
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
    ...(ID.test(id) ? [] : [`the id "${id}" does not end in a hyphen and two digits`]),
    ...(hints.length > MAX_HINTS ? [`${hints.length} hints; write at most ${MAX_HINTS}`] : []),
    ...ENGINE_NAMES.filter(
      (name) => (exercise.engine ?? name) === name && solutionsOn(exercise, name).length === 0,
    ).map((name) => `no solution for ${name}`),
    ...(wrong.length === 0 ? ['no wrong answer: add a mistake that readers are likely to make'] : []),
    ...wrong.flatMap(({ sql, mark }) => markProblems(sql, mark, solutions)),
    ...(exercise.engine && exercise.compare.portable
      ? ['`engine` names one engine, but `portable` requires both']
      : []),
    ...(texts.some(({ vi, en }) => vi.trim() === '' || en.trim() === '') ? ['a text is empty in one language'] : []),
    ...texts
      .flatMap(({ vi, en }) => [vi, en])
      .filter((text) => text.replace(CODE, '').includes('"'))
      .map((text) => `straight quotation marks; write “ ” in: ${text}`),
  ].map((problem) => `Exercise ${id}: ${problem}.`);
}
