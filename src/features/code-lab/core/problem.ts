/** How a problem is defined in `courses/leetcode/<id>.ts`, and what a page receives of it. */

import type { UncaughtError } from './outcome';
import type { Random } from './seededRandom';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A text in both languages. */
export interface Bilingual {
  vi: string;
  en: string;
}

/** `type` is written as in TypeScript and shown to the reader as JSDoc. */
export interface Parameter {
  name: string;
  type: string;
}

export interface Method {
  name: string;
  parameters: readonly Parameter[];
  returns: string;
}

/** How a returned value is compared: deeply, without regard to the order of the outermost array, or within 1e-9. */
export type Comparator = 'equal' | 'unordered' | 'close';

/** A case without its answer: all that goes where an answer runs. */
export interface FunctionInput {
  args: readonly Json[];
}

export interface ClassInput {
  construct: readonly Json[];
  calls: readonly (readonly [method: string, args: readonly Json[]])[];
}

export type CaseInput = FunctionInput | ClassInput;

export interface FunctionCase extends FunctionInput {
  expected: Json;
}

/** Method, arguments and, where the returned value matters, what it must be. */
export type Call = readonly [method: string, args: readonly Json[], expected?: Json];

export interface ClassCase {
  construct: readonly Json[];
  calls: readonly Call[];
}

export interface Approach {
  /** Name of the code file `courses/leetcode/<problem>/<id>.js`. */
  id: string;
  title: Bilingual;
  time: string;
  space: string;
  /** Id of the lesson's heading that explains it; the same in both languages. */
  section?: string;
  note?: Bilingual;
}

/** An answer that must be refused, and why somebody might write it. */
export interface RefusedAnswer {
  /** Name of the code file `courses/leetcode/<problem>/wrong/<id>.js`, or `…/slow/<id>.js`. */
  id: string;
  why: string;
}

/** Inputs so large that an answer of a worse complexity does not survive them. */
export interface LargeCase {
  /** Name of the code file `courses/leetcode/<problem>/large/<id>.js`, whose function `generate` returns the inputs. */
  id: string;
  /** What is in it, in a few words. */
  title: Bilingual;
  /** How many times the time of the reference an answer may take. */
  times: number;
}

/** A mutant that gives every right answer within the bounds of the problem, so that no case can refuse it. */
export interface EquivalentMutant {
  approach: string;
  /** As the list of mutants names it. */
  mutant: string;
  reason: string;
}

interface Shared {
  name: string;
  compare: Comparator;
  /** At most two, opened one by one; plain text whose words in backticks are code. They help without telling an approach. */
  hints: readonly Bilingual[];
  approaches: readonly Approach[];
  /** Id of the approach that answers the generated cases and the large ones, and whose time the latter are judged by. */
  reference: string;
  wrong: readonly RefusedAnswer[];
  /** Right answers of a worse complexity: the large cases refuse them. */
  slow: readonly RefusedAnswer[];
  large: readonly LargeCase[];
  equivalents: readonly EquivalentMutant[];
}

export interface FunctionProblem extends Shared {
  kind: 'function';
  parameters: readonly Parameter[];
  returns: string;
  visible: readonly FunctionCase[];
  hidden: readonly FunctionCase[];
  generate: (random: Random) => readonly FunctionInput[];
}

export interface ClassProblem extends Shared {
  kind: 'class';
  construct: readonly Parameter[];
  methods: readonly Method[];
  visible: readonly ClassCase[];
  hidden: readonly ClassCase[];
  generate: (random: Random) => readonly ClassInput[];
}

export type ProblemDefinition = FunctionProblem | ClassProblem;

export type ProblemCase = FunctionCase | ClassCase;

interface Job {
  name: string;
  /** Methods that return nothing: what they do return is not looked at. */
  voids: readonly string[];
}

/** The inputs of the small cases. */
export interface CasesJob extends Job {
  kind: 'cases';
  inputs: readonly CaseInput[];
}

/** Code that makes the inputs of a large case, and the answer that shows what is right and how fast that can be. */
export interface LargeJob extends Job {
  kind: 'large';
  generate: string;
  reference: string;
}

/** What a sandbox needs in order to run an answer. No expected value is in it: what is not there cannot be taken. */
export type AnswerJob = CasesJob | LargeJob;

/** What an answer returned on one case: copies, of plain data alone. */
export interface Returned {
  index: number;
  /** Of a function one value; of a class `undefined` for its constructor, then one a call. What threw has none. */
  values: readonly unknown[];
  /** The same as texts. */
  texts: readonly string[];
  error?: UncaughtError;
}

/** What came out of the inputs of a large case, and what it cost. */
export interface LargeRun {
  /** For each input the values as in {@link Returned}. */
  values: readonly (readonly unknown[])[];
  ms: number;
  /** How often built-in searches of arrays were called, and how many elements they have looked at. */
  searches: number;
  looks: number;
  error?: UncaughtError;
}

/** The run of the reference on a large case, in the same realm before the answer was there. */
export interface ReferenceRun extends LargeRun {
  /** Elements and calls of the inputs. */
  size: number;
}

/** By how much a right answer is too slow: it needed too long, was stopped (no `ms`), or searched arrays too often. */
export interface Slowness {
  ms?: number;
  referenceMs: number;
  limitMs: number;
  /** Elements that a search looked at on average, where that is what refuses the answer. */
  looksEach?: number;
}

/** The verdict on one case, its values as text. */
export interface CaseResult {
  index: number;
  passed: boolean;
  /** Of a large case its title. */
  input: string;
  expected: string;
  /** Absent when the call threw. */
  got?: string;
  error?: UncaughtError;
  /** For a class: which call of the sequence was wrong, from 0. */
  failedCall?: number;
  /** Right, but too slow. */
  slow?: Slowness;
}

/** A visible case as the page prints it before anything runs. */
export interface ShownCase {
  input: string;
  expected: string;
}

export interface ShownApproach {
  id: string;
  title: string;
  code: string;
  time: string;
  space: string;
  section?: string;
  note?: string;
}

/** A large case as it travels with the page: the code that makes it. */
export interface ShownLargeCase {
  title: string;
  generate: string;
  times: number;
}

/** All that one page knows of its problem, in the page's language; made at build. */
export interface ProblemData {
  id: string;
  name: string;
  starter: string;
  isClass: boolean;
  /** Methods that return nothing. */
  voids: readonly string[];
  compare: Comparator;
  shown: ShownCase[];
  hints: string[];
  visible: readonly ProblemCase[];
  hidden: readonly ProblemCase[];
  approaches: ShownApproach[];
  reference: string;
  large: readonly ShownLargeCase[];
}

/** What a verdict needs of a problem. */
export type JudgedProblem = Pick<
  ProblemData,
  'name' | 'voids' | 'compare' | 'visible' | 'hidden' | 'approaches' | 'reference' | 'large'
>;
