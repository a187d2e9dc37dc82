import { FEATURES } from './passageFeatures';
import type { Feature, Passage } from './passageFeatures';

/** Features of the best passage that say how far a question is answered. */
const OF_BEST = [
  ...(['page', 'rareOnPage', 'lackedNear', 'lackedOnPage', 'pairsOnPage', 'pairsNear', 'framed', 'rareNear'] as const),
  ...(['headingOnly', 'titleOnly', 'keyword', 'otherTerm', 'fragment', 'context'] as const),
  ...(['asked', 'askedHeld', 'askedOnly', 'askedTogether', 'askedHere', 'askedKind'] as const),
] satisfies readonly Feature[];

/** All that trust depends on: these features, and what the best passages and the question say together. */
export const TRUST_SIGNS = [
  ...OF_BEST,
  // The score of the best passage, and its distance from the second.
  ...(['score', 'lead'] as const),
  // The best known question of all quoted passages, how much of the question it has, and how both go together.
  ...(['mostAsked', 'mostHeld', 'askedAndHeld', 'askedSquared'] as const),
  // The number of telling words, and of those that the site does not have.
  ...(['words', 'guesses'] as const),
] as const;

export type TrustSign = (typeof TRUST_SIGNS)[number];

/** Brings scores and counts to the size of the other signs. */
const PER_SCORE = 10;
const PER_WORDS = 5;
const PER_GUESSES = 2;

const featureOf = ({ features }: Passage, name: Feature) => features[FEATURES.indexOf(name)] as number;

/**
 * What the trust in an answer depends on, by the order of {@link TRUST_SIGNS}.
 *
 * @param quoted - the passages that would be quoted, best first, at least one
 * @param words - the telling words of the question
 */
export function trustSigns(
  quoted: readonly (Passage & { score: number })[],
  words: readonly { isGuess: boolean }[],
): number[] {
  const [best, second] = quoted as [Passage & { score: number }, (Passage & { score: number })?];
  const most = (name: Feature) => Math.max(...quoted.map((passage) => featureOf(passage, name)));
  const asked = featureOf(best, 'asked');
  return [
    ...OF_BEST.map((name) => featureOf(best, name)),
    best.score / PER_SCORE,
    (best.score - (second?.score ?? 0)) / PER_SCORE,
    most('asked'),
    most('askedHeld'),
    asked * featureOf(best, 'askedHeld'),
    asked ** 2,
    words.length / PER_WORDS,
    words.filter(({ isGuess }) => isGuess).length / PER_GUESSES,
  ];
}

/** The weighted sum of the signs. */
export const trustOf = (signs: readonly number[], weights: Readonly<Partial<Record<TrustSign, number>>>): number =>
  TRUST_SIGNS.reduce((sum, name, at) => sum + (weights[name] ?? 0) * (signs[at] as number), 0);
