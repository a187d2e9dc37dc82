import { FEATURES } from './passageFeatures';
import type { Feature, Passage } from './passageFeatures';
import type { BankMatch } from './questionBank';

/** Features of the best passage that say how far a question is answered. */
const OF_BEST = [
  ...(['page', 'rareOnPage', 'lackedNear', 'lackedOnPage', 'pairsOnPage', 'pairsNear', 'framed', 'rareNear'] as const),
  ...(['namesLacked', 'headingOnly', 'titleOnly', 'keyword', 'otherTerm', 'fragment', 'context'] as const),
  ...(['asked', 'askedHeld', 'askedOnly', 'askedTogether', 'askedHere', 'askedKind'] as const),
] satisfies readonly Feature[];

/** All that trust depends on: these features, and what the best passages and the question say together. */
export const TRUST_SIGNS = [
  ...OF_BEST,
  // The score of the best passage, and its distance from the second.
  ...(['score', 'lead'] as const),
  // The best known question of all quoted passages, how much of the question it has, and how both go together.
  ...(['mostAsked', 'mostHeld', 'mostOnly', 'askedAndHeld', 'askedSquared', 'mostAskedSquared'] as const),
  // What the quoted passages have of the question at best.
  ...(['mostRare', 'mostPairs', 'leastLackedNear', 'leastLackedOnPage'] as const),
  // The best known question that no page answers, how much of the question it has and how little else, and how far it
  // is ahead of the known question that is answered, or behind it.
  ...(['none', 'noneHeld', 'noneOnly', 'noneSquared', 'noneKind', 'noneAhead', 'noneBehind'] as const),
  // The number of telling words, and of those that the site does not have, also as a share.
  ...(['words', 'guesses', 'guessed'] as const),
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
 * @param unanswered - how well the known questions fit that no page answers
 */
export function trustSigns(
  quoted: readonly (Passage & { score: number })[],
  words: readonly { isGuess: boolean }[],
  unanswered: BankMatch | null,
): number[] {
  const [best, second] = quoted as [Passage & { score: number }, (Passage & { score: number })?];
  const most = (name: Feature) => Math.max(...quoted.map((passage) => featureOf(passage, name)));
  const least = (name: Feature) => Math.min(...quoted.map((passage) => featureOf(passage, name)));
  const asked = featureOf(best, 'asked');
  const mostAsked = most('asked');
  const none = unanswered?.likeness ?? 0;
  const guesses = words.filter(({ isGuess }) => isGuess).length;
  const of: Record<Exclude<TrustSign, (typeof OF_BEST)[number]>, number> = {
    score: best.score / PER_SCORE,
    lead: (best.score - (second?.score ?? 0)) / PER_SCORE,
    mostAsked,
    mostHeld: most('askedHeld'),
    mostOnly: most('askedOnly'),
    askedAndHeld: asked * featureOf(best, 'askedHeld'),
    askedSquared: asked ** 2,
    mostAskedSquared: mostAsked ** 2,
    mostRare: most('rareNear'),
    mostPairs: most('pairsNear'),
    leastLackedNear: least('lackedNear'),
    leastLackedOnPage: least('lackedOnPage'),
    none,
    noneHeld: unanswered?.held ?? 0,
    noneOnly: unanswered?.only ?? 0,
    noneSquared: none ** 2,
    noneKind: unanswered?.isSameKind ? none : 0,
    noneAhead: Math.max(0, none - mostAsked),
    noneBehind: Math.max(0, mostAsked - none),
    words: words.length / PER_WORDS,
    guesses: guesses / PER_GUESSES,
    guessed: guesses / Math.max(1, words.length),
  };
  const ofBest = Object.fromEntries(OF_BEST.map((name) => [name, featureOf(best, name)]));
  const signs = { ...ofBest, ...of } as Record<TrustSign, number>;
  return TRUST_SIGNS.map((name) => signs[name]);
}

/** The weighted sum of the signs. */
export const trustOf = (signs: readonly number[], weights: Readonly<Partial<Record<TrustSign, number>>>): number =>
  TRUST_SIGNS.reduce((sum, name, at) => sum + (weights[name] ?? 0) * (signs[at] as number), 0);
