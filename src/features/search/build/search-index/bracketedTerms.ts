import { isSmallWord } from '../../core/parseQuery';
import { words } from '../../core/tokenize';
import type { SearchText } from '../../core/types';

const LONGEST_TERM = 4;
/** What a bracket holds: `… giao dịch (transaction)`, `common table expression (CTE)`. */
const BRACKET = / \(([^()]{2,60})\)/gu;
/** Up to four words at the end of a text. They are looked for in the last characters alone: a search of all is slow. */
const LAST_WORDS = /(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]* ){0,3}[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*$/u;
const LOOKED_AT = 120;
/** An English name as a text writes it; identifiers, titles of standards and codes are none. */
const NAME = /^[a-z][a-z’'-]*(?: [a-z’'-]+){0,3}$/;
const ABBREVIATION = /^[A-Z][A-Za-z]?[A-Z]{1,4}$/;
/** A bracket with more parts lists examples. */
const MOST_PARTS = 2;
/** A term with more names is an everyday word that stands before brackets by chance. */
const MOST_NAMES = 2;
/** A longer beginning belongs to the term if it stands before this share of the shorter one's occurrences. */
const BELONGS = 0.34;
const LEAST_USES = 2;

/** How often each run of up to four words occurs. */
function countRuns({ sections }: SearchText): Map<string, number> {
  const runs = new Map<string, number>();
  for (const { heading, content } of sections) {
    for (const block of `${heading}\n${content}`.split(/[\n\t.,;:()“”"?!]/)) {
      const list = words(block);
      list.forEach((_, start) => {
        for (let length = 1; length <= LONGEST_TERM && start + length <= list.length; length += 1) {
          const run = list.slice(start, start + length).join(' ');
          runs.set(run, (runs.get(run) ?? 0) + 1);
        }
      });
    }
  }
  return runs;
}

const isEnglish = (text: string) => /^[\0-\x7f’]*$/.test(text);
const initials = (list: readonly string[]) => list.map((word) => word.charAt(0)).join('');

/**
 * The words before a bracket that name the term: as long as the longer run is used about as often as the shorter one,
 * the word before belongs to it.
 */
function termBefore(before: readonly string[], runs: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let uses = 0;
  for (let length = 1; length <= before.length; length += 1) {
    const term = before.slice(-length);
    if (isSmallWord(term[0] as string)) break;
    const count = runs.get(term.join(' ')) ?? 0;
    const isShort = length === 1;
    if (count < LEAST_USES || (!isShort && best !== null && count < uses * BELONGS)) {
      if (!isShort) break;
      continue;
    }
    // A single Vietnamese syllable is seldom a term, so its count does not hold a longer run back.
    best = isShort ? null : term.join(' ');
    uses = isShort ? 0 : count;
  }
  return best;
}

/**
 * Extracts the terms that a text explains in brackets: a Vietnamese term with its English name, `giao dịch
 * (transaction)`, and a term with its abbreviation, `common table expression (CTE)`.
 *
 * @returns the forms of each term
 */
export function bracketedTerms(text: SearchText): string[][] {
  const runs = countRuns(text);
  const found = new Map<string, Set<string>>();
  const add = (term: string, name: string) => found.set(term, (found.get(term) ?? new Set()).add(name));
  for (const { heading, content } of text.sections) {
    const whole = `${heading}\n${content}`;
    for (const { index, 1: inside = '' } of whole.matchAll(BRACKET)) {
      const [before] = LAST_WORDS.exec(whole.slice(Math.max(0, index - LOOKED_AT), index)) ?? [];
      if (before === undefined) continue;
      const list = words(before);
      const names = inside.split(/[,;]| hay | hoặc | or /).map((part) => part.trim());
      if (names.length > MOST_PARTS) continue;
      const term = termBefore(list, runs);
      // In an English text a bracket may hold anything; a Vietnamese term before an English name is a pair.
      const isPair = term !== null && !isEnglish(term) && NAME.test(names[0] as string);
      for (const name of names) {
        const named = words(name).join(' ');
        if (ABBREVIATION.test(name)) {
          const full = [list.slice(-name.length), words(names[0] as string)].find(
            (candidate) => initials(candidate) === name.toLowerCase(),
          );
          if (full) add(isPair ? term : full.join(' '), named);
        } else if (isPair && NAME.test(name) && !isSmallWord(words(name)[0] as string)) add(term, named);
      }
    }
  }
  return [...found]
    .filter(([, names]) => names.size <= MOST_NAMES)
    .map(([term, names]) => [term, ...names])
    .sort();
}
