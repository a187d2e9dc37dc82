import { letterMask } from './buildIndex';
import type { SearchIndex } from './buildIndex';
import { countBits } from './countBits';
import { editDistance } from './editDistance';
import type { GlossaryForm } from './glossary';
import { fold, spellingVariant } from './normalize';
import type { QueryToken } from './parseQuery';
import { readTelex } from './readTelex';
import { frequency } from './rarity';
import { wordForms, wordsFrom } from './wordForms';

/** What a token of a query matches in an index. */
export interface Expansion {
  token: QueryToken;
  /** Weights of the words that count as this token, by their ids in the index. */
  weights: Map<number, number>;
  /** The index lacks the word; the words are similar ones. */
  isGuess: boolean;
  /** Words of the index that count as this token, and their forms without diacritics. */
  words: Set<string>;
  folds: Set<string>;
  /** The words with exactly the typed diacritics; all of them for a token without diacritics. */
  exact: Set<string>;
}

/** Completions of a half-typed word that are scored; the others still count as found. */
const SCORED_COMPLETIONS = 16;
const MAX_CORRECTIONS = 12;
const WEIGHT = {
  exact: 1,
  unmarkedQuery: 0.9,
  wrongMarks: 0.2,
  variant: 0.85,
  form: 0.85,
  telex: 0.8,
  prefix: 0.6,
  oneEdit: 0.45,
  twoEdits: 0.25,
};

/** Words of an index that begin with a prefix, most frequent first. */
function completions(index: SearchIndex, prefix: string): string[] {
  return wordsFrom(index.sortedFolds, prefix)
    .filter((word) => word !== prefix)
    .sort((a, b) => frequency(index, b) - frequency(index, a));
}

/**
 * Whether a three-letter word equals a candidate except for a swap or a missing double letter: with so few letters,
 * other corrections are unsafe.
 */
function isNearShortWord(word: string, candidate: string): boolean {
  return candidate.length >= 3 && letterMask(word) === letterMask(candidate) && editDistance(word, candidate, 1) === 1;
}

/** Words of an index that a misspelt word may stand for, nearest first. */
function corrections(index: SearchIndex, word: string, isPrefix: boolean): [word: string, edits: number][] {
  if (word.length < 3) return [];
  const limit = word.length < 8 ? 1 : 2;
  const mask = letterMask(word);
  const found: [string, number][] = [];
  index.sortedFolds.forEach((candidate, at) => {
    const isLonger = isPrefix && word.length > 3 && candidate.length > word.length + limit;
    if (candidate.length < word.length - limit || (candidate.length > word.length + limit && !isLonger)) return;
    // Each edit changes at most two bits; a longer word may have any other letters besides.
    const other = index.letters[at] as number;
    if (countBits(isLonger ? mask & ~other : mask ^ other) > 2 * limit) return;
    if (word.length === 3) {
      if (isNearShortWord(word, candidate)) found.push([candidate, 1]);
      return;
    }
    const edits = isLonger
      ? editDistance(word, candidate.slice(0, word.length), 1) + limit - 1
      : editDistance(word, candidate, limit);
    if (edits > 0 && edits <= limit) found.push([candidate, edits]);
  });
  return found
    .sort(([a, editsA], [b, editsB]) => editsA - editsB || frequency(index, b) - frequency(index, a))
    .slice(0, MAX_CORRECTIONS);
}

function raise(weights: Map<number, number>, id: number, weight: number): void {
  if (weight > (weights.get(id) ?? 0)) weights.set(id, weight);
}

class ExpansionBuilder {
  readonly expansion: Expansion;

  constructor(
    private readonly index: SearchIndex,
    token: QueryToken,
  ) {
    this.expansion = {
      token,
      weights: new Map(),
      isGuess: false,
      words: new Set(),
      folds: new Set(),
      exact: new Set(),
    };
  }

  private accept(folded: string, isExact: (word: string) => boolean): void {
    this.expansion.folds.add(folded);
    for (const id of this.index.byFold.get(folded) ?? []) {
      const word = this.index.words[id] as string;
      this.expansion.words.add(word);
      if (isExact(word)) this.expansion.exact.add(word);
    }
  }

  /** Gives each word with the same letters a weight, by whether it has the same diacritics. */
  private weigh(folded: string, weightOf: (word: string) => number): void {
    for (const id of this.index.byFold.get(folded) ?? [])
      raise(this.expansion.weights, id, weightOf(this.index.words[id] as string));
  }

  /** Adds a word with its diacritics and, at a lower weight, with any others. */
  addWord(word: string, weight: number): void {
    const folded = fold(word);
    const others = word === folded ? WEIGHT.unmarkedQuery : WEIGHT.wrongMarks;
    this.weigh(folded, (candidate) => (candidate === word ? weight : weight * others));
    this.accept(folded, (candidate) => !this.expansion.token.isMarked || candidate === word);
  }

  /** Adds a word with whatever diacritics the index has. */
  addFold(folded: string, weight: number): void {
    this.weigh(folded, () => weight);
    // The typed letters are wrong, so their diacritics rule nothing out.
    this.accept(folded, () => true);
  }

  /**
   * Adds the completions of a half-typed word, most frequent first. If the word was typed with diacritics, completions
   * with the same diacritics come first.
   */
  addCompletions(completed: readonly string[]): void {
    const { token } = this.expansion;
    const agrees = (word: string) => word.startsWith(token.word);
    const wordsOf = (folded: string) =>
      (this.index.byFold.get(folded) ?? []).map((id) => this.index.words[id] as string);
    const ordered = token.isMarked
      ? [...completed].sort((a, b) => Number(wordsOf(b).some(agrees)) - Number(wordsOf(a).some(agrees)))
      : completed;
    for (const folded of completed) this.accept(folded, (word) => !token.isMarked || agrees(word));
    for (const folded of ordered.slice(0, SCORED_COMPLETIONS)) {
      const excess = folded.length - token.fold.length;
      const weight = (WEIGHT.prefix * folded.length) / (folded.length + 0.3 * excess);
      this.weigh(folded, (word) => {
        if (token.isMarked) return agrees(word) ? weight : weight * WEIGHT.wrongMarks;
        return word === folded ? weight : weight * WEIGHT.unmarkedQuery;
      });
    }
  }

  /** Adds only this exact word. */
  addExactly(word: string): void {
    const id = this.index.ids.get(word);
    if (id !== undefined) raise(this.expansion.weights, id, WEIGHT.exact);
    this.expansion.folds.add(fold(word));
    this.expansion.words.add(word);
    this.expansion.exact.add(word);
  }
}

/** Expands a glossary word to itself alone: the site writes it with its diacritics, so no other spelling counts. */
function expandExactly(index: SearchIndex, token: QueryToken): Expansion {
  const builder = new ExpansionBuilder(index, token);
  builder.addExactly(token.word);
  return builder.expansion;
}

/** What the words of a term's form match in an index, each only as it is written. */
export const expandForm = (index: SearchIndex, { words, folded }: GlossaryForm): Expansion[] =>
  words.map((word, at) =>
    expandExactly(index, { word, fold: folded[at] as string, isMarked: false, isPrefix: false, isOptional: false }),
  );

/**
 * Finds the words of an index that a token stands for: itself, its other spellings and forms, and what it may become
 * while it is being typed.
 *
 * @param isFuzzy - also accepts words within one edit from four letters on, or two from eight on; an adjacent swap is
 *   one edit
 */
export function expandToken(index: SearchIndex, token: QueryToken, isFuzzy: boolean): Expansion {
  const builder = new ExpansionBuilder(index, token);
  builder.addWord(token.word, WEIGHT.exact);
  const variant = spellingVariant(token.word);
  if (variant) builder.addWord(variant, WEIGHT.variant);
  for (const other of wordForms(index.sortedFolds, token.word)) builder.addWord(other, WEIGHT.form);
  if (token.isPrefix) builder.addCompletions(completions(index, token.fold));
  if (isFuzzy) {
    const isKnown = builder.expansion.words.size > 0;
    const meant = readTelex(index, [token.fold]);
    if (meant !== token.fold) builder.addFold(meant, WEIGHT.telex);
    else {
      for (const [folded, edits] of corrections(index, token.fold, token.isPrefix))
        builder.addFold(folded, edits === 1 ? WEIGHT.oneEdit : WEIGHT.twoEdits);
      builder.expansion.isGuess = !isKnown && builder.expansion.words.size > 0;
    }
  }
  return builder.expansion;
}
