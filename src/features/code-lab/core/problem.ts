/** The format of a problem's definition in `courses/leetcode/<id>.ts`, and the data that its page receives. */

import type { Bilingual } from '../../../core/bilingual';
import type { UncaughtError } from '../../lab-kit/core/outcome';
import type { Random } from '../../lab-kit/core/seededRandom';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The integers from `least` to `most`, if `from` is set also not below the parameter of that name. */
export interface IntegerDomain {
  kind: 'integer';
  least: number;
  most: number;
  from?: string;
}

/** Arrays of integers, of which `once` occur once and all others twice. */
export interface PairsDomain {
  kind: 'pairs';
  least: number;
  most: number;
  once: number;
}

/** Rectangles of 0 and 1 with at least one cell. */
export interface GridDomain {
  kind: 'grid';
}

/** The values that the problem allows for a parameter; smaller inputs are looked for among them. */
export type Domain = IntegerDomain | PairsDomain | GridDomain;

/** `type` is a TypeScript type, which the reader sees as JSDoc. */
export interface Parameter<Values extends Domain = Domain> {
  name: string;
  type: string;
  domain: Values;
}

export interface Method {
  name: string;
  parameters: readonly Parameter<IntegerDomain>[];
  returns: string;
}

/** How returned values are compared: deeply, ignoring the order of the outermost array, or within 1e-9. */
export type Comparator = 'equal' | 'unordered' | 'close';

/** A case without its expected value, which is never sent to the sandbox. */
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

/** Method, arguments and, if the returned value matters, the expected value. */
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
  /** Id of the heading of its explanation in the lesson; the same in both languages. */
  section?: string;
  note?: Bilingual;
}

/** An answer that must be rejected, and why somebody might write it. */
export interface RefusedAnswer {
  /** Name of the code file `courses/leetcode/<problem>/wrong/<id>.js`, or `…/slow/<id>.js`. */
  id: string;
  why: string;
}

/** Inputs so large that an answer of a worse complexity exceeds its time. */
export interface LargeCase {
  /** Name of the code file `courses/leetcode/<problem>/large/<id>.js`, whose function `generate` returns the inputs. */
  id: string;
  /** Its content in a few words. */
  title: Bilingual;
  /** How many times as long as the reference an answer may take. */
  times: number;
}

/** A mutant that gives correct answers within the constraints of the problem, so that no case can reject it. */
export interface EquivalentMutant {
  approach: string;
  /** Its name in the list of mutants. */
  mutant: string;
  reason: string;
}

interface Shared {
  name: string;
  compare: Comparator;
  /**
   * At most two, opened one by one; plain text in which words in backticks are code. They must not reveal an approach.
   */
  hints: readonly Bilingual[];
  approaches: readonly Approach[];
  /**
   * Id of the approach that answers the generated and the large cases, and with whose time other answers are compared.
   */
  reference: string;
  wrong: readonly RefusedAnswer[];
  /** Correct answers of a worse complexity, which the large cases must reject. */
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
  construct: readonly Parameter<IntegerDomain>[];
  methods: readonly Method[];
  visible: readonly ClassCase[];
  hidden: readonly ClassCase[];
  generate: (random: Random) => readonly ClassInput[];
}

export type ProblemDefinition = FunctionProblem | ClassProblem;

export type ProblemCase = FunctionCase | ClassCase;

/** The parameters of a function, or of a class, by which the inputs of a problem can be varied. */
export type InputShape = Pick<FunctionProblem, 'parameters'> | Pick<ClassProblem, 'construct' | 'methods'>;

interface Job {
  name: string;
  /** Methods that return nothing, so their return values are ignored. */
  voids: readonly string[];
}

/** The inputs of the small cases. */
export interface CasesJob extends Job {
  kind: 'cases';
  inputs: readonly CaseInput[];
  /** Time limit of the run, if it is shorter than that of any run. */
  limitMs?: number;
}

/**
 * The code that generates the inputs of a large case, and the reference, which provides the correct values and the
 * time.
 */
export interface LargeJob extends Job {
  kind: 'large';
  generate: string;
  reference: string;
}

/**
 * The data that a sandbox needs to run an answer. They contain no expected values, so that an answer cannot read them.
 */
export type AnswerJob = CasesJob | LargeJob;

/** The values that an answer returned on one case: copies, and only plain data. */
export interface Returned {
  index: number;
  /**
   * One value for a function; for a class `undefined` for its constructor, then one per call. A call that threw has
   * none.
   */
  values: readonly unknown[];
  /** The same values as texts. */
  texts: readonly string[];
  error?: UncaughtError;
}

/** The values returned for the inputs of a large case, and the cost. */
export interface LargeRun {
  /** For each input, the values as in {@link Returned}. */
  values: readonly (readonly unknown[])[];
  ms: number;
  /** Number of elements that built-in searches of arrays and iterators of Maps and Sets inspected. */
  looks: number;
  error?: UncaughtError;
}

/** The run of the reference on a large case, in the same realm before the answer was loaded. */
export interface ReferenceRun extends LargeRun {
  /** Total number of elements and calls in the inputs. */
  size: number;
}

/** By how much a correct answer is too slow: it took too long, was stopped (no `ms`), or searched arrays too often. */
export interface Slowness {
  ms?: number;
  referenceMs: number;
  limitMs: number;
  /** Number of elements inspected by searches and iterators, if this is why the answer is rejected. */
  looks?: number;
}

/** The verdict on one case, with values as text. */
export interface CaseResult {
  index: number;
  passed: boolean;
  /** For a large case, its title. */
  input: string;
  expected: string;
  /** Absent when the call threw. */
  got?: string;
  error?: UncaughtError;
  /** For a class: index of the wrong call in the sequence. */
  failedCall?: number;
  /** For a large case: index of its first input with a wrong value. */
  failedInput?: number;
  /** Set if the answer is correct but too slow. */
  slow?: Slowness;
  /** Set if the answer was stopped in this case after the time of a run. */
  isEndless?: boolean;
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

/** A large case as embedded in the page: the code that generates it. */
export interface ShownLargeCase {
  title: string;
  generate: string;
  times: number;
}

/** All data of a problem for its page, in the page's language; made by the build. */
export interface ProblemData {
  id: string;
  name: string;
  starter: string;
  isClass: boolean;
  shape: InputShape;
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

/** The part of a problem that is needed for a verdict. */
export type JudgedProblem = Pick<
  ProblemData,
  'name' | 'shape' | 'voids' | 'compare' | 'visible' | 'hidden' | 'approaches' | 'reference' | 'large'
>;
