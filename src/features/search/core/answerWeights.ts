import type { Feature } from './passageFeatures';

type FeatureWeights = Readonly<Partial<Record<Feature, number>>>;

/** What the order of passages depends on, as `npm run search:questions` found it. */
export const ORDER: FeatureWeights = {
  sentence: -0.13,
  quotation: 2.22,
  framed: 2.04,
  section: 0.77,
  page: 1.72,
  rareNear: 1.82,
  rareInSection: 0.55,
  rareOnPage: 1.05,
  lackedNear: 0.1,
  lackedOnPage: 1.08,
  run: 1.38,
  headingRun: 0.04,
  pairsNear: 1.21,
  pairsInSection: 1,
  pairsOnPage: 1.96,
  heading: 0.96,
  headingOnly: 1.05,
  title: -0.16,
  titleOnly: 0.27,
  keyword: 3.12,
  otherTerm: -0.7,
  explains: 1.41,
  signInText: 0,
  signInHeading: 0.83,
  place: 0.4,
  pagePlace: 0.81,
  isExercise: -1.57,
  isSummary: 1.01,
  isTop: -2.57,
  isFirst: 1.79,
  isTable: -0.41,
  asks: -0.58,
  substance: 2.37,
  fragment: 4,
  context: 1,
};

/** What the trust in the best passage depends on. */
export const TRUST: FeatureWeights = {
  sentence: -0.25,
  quotation: 0.06,
  framed: 0.3,
  section: 0.36,
  page: 0.78,
  rareNear: 0.26,
  rareInSection: 0.33,
  rareOnPage: 0.89,
  lackedNear: -0.56,
  lackedOnPage: -0.61,
  run: -0.72,
  headingRun: -0.07,
  pairsNear: 0.24,
  pairsInSection: 0.2,
  pairsOnPage: 0.92,
  heading: 0.23,
  headingOnly: 0.49,
  title: 0.21,
  titleOnly: 0.66,
  keyword: 1.12,
  otherTerm: -1.16,
  explains: 0.33,
  signInText: 0.41,
  signInHeading: 0.12,
  place: -0.4,
  pagePlace: 0.76,
  isExercise: 0,
  isSummary: 0.42,
  isTop: 0.03,
  asks: 0.23,
  substance: -0.34,
  fragment: 4,
  context: 1,
};

const LEAST_TRUST: Readonly<Record<string, number>> = { vi: 2.53, en: 2.98 };

/** From which trust on a passage is taken for an answer; of the judged questions without one, 4 % reach it. */
export const leastTrust = (language: string): number =>
  LEAST_TRUST[language] ?? Math.max(...Object.values(LEAST_TRUST));
