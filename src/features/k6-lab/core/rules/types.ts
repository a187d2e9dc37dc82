/** A text in both languages of the site. */
export interface Texts {
  readonly vi: string;
  readonly en: string;
}

/** A rule of k6 that the engine keeps. */
export interface Rule {
  readonly area: 'executors' | 'lifecycle' | 'measures' | 'options' | 'results';
  readonly text: Texts;
  /** Page of k6's documentation that has the rule. */
  readonly source: string;
  /** File of the test, from the feature's folder, and the test's name. */
  readonly test: readonly [file: TestFile, name: string];
}

export type TestFile =
  'core/metrics/Numbers.test.ts' | 'engine/badScripts.test.ts' | 'engine/rules.test.ts' | 'engine/runTest.test.ts';

/** Something that the lab does otherwise than k6, or leaves out. */
export interface Difference {
  readonly what: Texts;
  readonly why: Texts;
}

export const DOCS = 'https://grafana.com/docs/k6/latest';
