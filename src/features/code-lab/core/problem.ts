/** How a problem is defined in `courses/leetcode/<id>.ts`, and what a page receives of it. */

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

export interface FunctionCase {
  args: readonly Json[];
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

export interface WrongAnswer {
  /** Name of the code file `courses/leetcode/<problem>/wrong/<id>.js`. */
  id: string;
  why: string;
}

interface Shared {
  name: string;
  compare: Comparator;
  approaches: readonly Approach[];
  wrong: readonly WrongAnswer[];
}

export interface FunctionProblem extends Shared {
  kind: 'function';
  parameters: readonly Parameter[];
  returns: string;
  visible: readonly FunctionCase[];
  hidden: readonly FunctionCase[];
}

export interface ClassProblem extends Shared {
  kind: 'class';
  construct: readonly Parameter[];
  methods: readonly Method[];
  visible: readonly ClassCase[];
  hidden: readonly ClassCase[];
}

export type ProblemDefinition = FunctionProblem | ClassProblem;

export type ProblemCase = FunctionCase | ClassCase;

/** What the sandbox needs in order to judge an answer. */
export interface CasesJob {
  name: string;
  compare: Comparator;
  cases: readonly ProblemCase[];
}

/** The verdict on one case, its values as text. */
export interface CaseResult {
  index: number;
  passed: boolean;
  input: string;
  expected: string;
  /** Absent when the call threw. */
  got?: string;
  error?: { name: string; message: string; line?: number };
  /** For a class: which call of the sequence was wrong, from 0. */
  failedCall?: number;
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

/** All that one page knows of its problem, in the page's language; made at build. */
export interface ProblemData {
  id: string;
  name: string;
  starter: string;
  isClass: boolean;
  compare: Comparator;
  shown: ShownCase[];
  visible: readonly ProblemCase[];
  hidden: readonly ProblemCase[];
  approaches: ShownApproach[];
}
